'use client';

import { useState } from 'react';
import { auth } from '@/locales/nl/auth/auth';
import { recovery as words } from '@/locales/nl/auth/recovery';
import { errorText } from '@/locales/nl/errors';
import { Field } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Requests a password reset link. The answer is the same for known and unknown addresses. */
export function AskLinkForm() {
  const [asked, setAsked] = useState('');
  const form = useContractForm('auth.resetPassword', {
    initial: { username: '' },
    words: { username: { required: auth.needUsername } },
    rules: ({ recoveryForm }) => recoveryForm,
    request: (clean) => clean,
    onDone: (_, { username }) => setAsked(username),
  });

  if (asked !== '')
    return (
      <Notice tone="success" urgent>
        {words.asked(asked)}
      </Notice>
    );
  const { error, ...field } = form.field('username');
  return (
    <form {...form.root} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <Field
        {...field}
        type="email"
        label={auth.username}
        maxLength={200}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={error ?? (form.failure && errorText(form.failure))}
      />
      <Button type="submit" size="l" busy={form.busy}>
        {form.busy ? words.asking : words.ask}
      </Button>
    </form>
  );
}
