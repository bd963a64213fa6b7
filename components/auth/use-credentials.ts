import { type FormEvent, useState } from 'react';
import { auth as words } from '@/locales/nl/auth/auth';

export interface Credentials {
  username: string;
  password: string;
}

/** Error text per field left empty. */
export type Missing = Partial<Credentials>;

function lacking({ username, password }: Credentials): Missing {
  return {
    ...(username === '' && { username: words.needUsername }),
    ...(password === '' && { password: words.needPassword }),
  };
}

/**
 * State of a form with `CredentialFields`: reports missing fields, otherwise logs in, and focuses the field
 * with the error. `login` resolves true on success.
 */
export function useCredentials(login: (credentials: Credentials) => Promise<boolean>, busy: boolean) {
  const [missing, setMissing] = useState<Missing>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = {
      username: String(data.get('username') ?? '').trim(),
      password: String(data.get('password') ?? ''),
    };
    const empty = lacking(credentials);
    setMissing(empty);
    const [first] = Object.keys(empty);
    const wrong = first ?? ((await login(credentials)) ? undefined : 'password');
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };

  return { missing, onSubmit };
}
