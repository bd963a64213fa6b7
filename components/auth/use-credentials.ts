import { auth as words } from '@/locales/nl/auth/auth';
import { useContractForm } from '../form/use-contract-form';

export interface Credentials {
  username: string;
  password: string;
}

/** A form with `CredentialFields`. `login` resolves true on success; otherwise the password is focused. */
export const useCredentials = (login: (credentials: Credentials) => Promise<boolean>) =>
  useContractForm('auth.login', {
    initial: { username: '', password: '' },
    words: { username: { required: words.needUsername }, password: { required: words.needPassword } },
    focusOnFailure: 'password',
    rules: ({ loginForm }) => loginForm,
    request: (credentials) => credentials,
    // The store has the code of a failed login.
    send: async (credentials) =>
      (await login(credentials))
        ? { value: undefined }
        : { refusal: { code: 'credentials_wrong', fields: {} } },
    onDone: () => {},
  });
