'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { auth } from '@/locales/nl/auth/auth';
import { recovery as words } from '@/locales/nl/auth/recovery';
import { errorText } from '@/locales/nl/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Requests a password reset link. The answer is the same for known and unknown addresses. */
export function AskLinkForm() {
  const dispatch = useAppDispatch();
  const id = useId();
  const field = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState('');
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const username = String(new FormData(event.currentTarget).get('username') ?? '').trim();
    setError(username === '' ? auth.needUsername : undefined);
    if (username === '') return field.current?.querySelector('input')?.focus();
    setBusy(true);
    const outcome = await dispatch(callApi('auth.resetPassword', { username }));
    setBusy(false);
    if ('value' in outcome) setAsked(username);
    else setError(errorText(outcome.refusal.code));
  };

  if (asked !== '')
    return (
      <Notice tone="success" urgent>
        {words.asked(asked)}
      </Notice>
    );
  return (
    <form ref={field} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        id={`${id}-username`}
        name="username"
        type="email"
        label={auth.username}
        maxLength={200}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <Button type="submit" size="l" busy={busy}>
        {busy ? words.asking : words.ask}
      </Button>
    </form>
  );
}
