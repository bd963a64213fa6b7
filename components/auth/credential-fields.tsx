import type { ErrorCode } from '@/api/types';
import { auth as words } from '@/locales/nl/auth/auth';
import { Field } from '../form/field';
import { LoginAlert } from './login-alert';
import { PasswordField } from './password-field';
import type { useCredentials } from './use-credentials';

interface CredentialFieldsProps {
  form: ReturnType<typeof useCredentials>;
  /** Why the last login failed. */
  error: ErrorCode | null;
}

/** E-mail address and password fields, with the server's error above them. */
export function CredentialFields({ form, error }: CredentialFieldsProps) {
  return (
    <>
      <LoginAlert error={error ?? form.failure ?? null} />
      <Field
        {...form.field('username')}
        type="email"
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} />
    </>
  );
}
