import { useId } from 'react';
import type { ErrorCode } from '@/api/types';
import { auth as words } from '@/locales/nl/auth/auth';
import { Field } from '../form/field';
import { LoginAlert } from './login-alert';
import { PasswordField } from './password-field';
import type { Missing } from './use-credentials';

interface CredentialFieldsProps {
  missing: Missing;
  error: ErrorCode | null;
}

/** E-mail address and password fields, with the server's error above them. */
export function CredentialFields({ missing, error }: CredentialFieldsProps) {
  const id = useId();
  return (
    <>
      <LoginAlert error={error} />
      <Field
        id={`${id}-username`}
        name="username"
        type="email"
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.username}
      />
      <PasswordField id={`${id}-password`} error={missing.password} />
    </>
  );
}
