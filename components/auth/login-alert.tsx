import type { ErrorCode } from '@/api/types';
import { loginError } from '@/locales/nl/auth/auth';
import { Notice } from '../ui/notice';

export function LoginAlert({ error }: { error: ErrorCode | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" urgent>
      {loginError(error)}
    </Notice>
  );
}
