'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { auth as words } from '@/locales/nl/auth';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LoginAlert } from './login-alert';
import { PasswordField } from './password-field';
import { useLogin } from './use-login';

/** Says what is missing at the field; what the server says comes above them. Nothing typed is lost. */
export function LoginForm({ toCart }: { toCart: boolean }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { login, busy, error } = useLogin(toCart);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const lacking = {
      ...(username === '' && { username: words.needUsername }),
      ...(password === '' && { password: words.needPassword }),
    };
    setMissing(lacking);
    const [first] = Object.keys(lacking);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (!(await login({ username, password }))) {
      form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
    }
  };

  return (
    // POST: before the page is ready, a submit must never put the password into the address.
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
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
      <Button type="submit" size="l" busy={busy} className="mt-2">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
