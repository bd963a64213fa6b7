import type { ErrorCode } from '@/api/types';
import { errorText } from '@/locales/nl/errors';
import { Notice } from '../ui/notice';

interface FormFailureProps {
  /** Title, such as 'Opslaan is niet gelukt.' */
  title: string;
  code: ErrorCode | undefined;
}

/** Error above the fields that belongs to no single field. */
export function FormFailure({ title, code }: FormFailureProps) {
  if (!code) return null;
  return (
    <Notice tone="danger" urgent>
      <strong className="block">{title}</strong>
      {errorText(code)}
    </Notice>
  );
}
