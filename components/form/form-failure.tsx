import { errorText } from '@/locales/nl/errors';
import type { ErrorCode } from '@/store/domain';
import { Notice } from '../ui/notice';

interface FormFailureProps {
  /** What did not work, as in 'Opslaan is niet gelukt.' */
  title: string;
  code: ErrorCode | undefined;
}

/** Above the fields: why nothing was saved, where no field can be named. */
export function FormFailure({ title, code }: FormFailureProps) {
  if (!code) return null;
  return (
    <Notice tone="danger" urgent>
      <strong className="block">{title}</strong>
      {errorText(code)}
    </Notice>
  );
}
