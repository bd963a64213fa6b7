'use client';

import '@/lib/without-eval';

import { adminLoginForm } from '@toonbank/contract/forms/admin';
import { useEffect, useState } from 'react';
import { ADMIN, ADMIN_LOGIN_FORM, OTHER_CODE_PARAM } from '@/lib/urls/admin-urls';
import { adminLoginError, adminLogin as words } from '@/locales/nl/admin/login';
import { PasswordField } from '../auth/password-field';
import { Field } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface CredentialsFormProps {
  client: { code: string; name: string };
  /** The step came after the first one, in the same page. */
  isNext: boolean;
  /** Why the form was refused without JavaScript. */
  refused: string | undefined;
  onOtherCode: () => void;
}

/** Step two of the admin login: user name and password, for the client of step one. */
export function CredentialsForm({ client, isNext, refused, onOtherCode }: CredentialsFormProps) {
  const [done, setDone] = useState(false);
  const form = useContractForm('admin.login', {
    initial: { clientCode: client.code, username: '', password: '' },
    rules: () => adminLoginForm,
    request: (clean) => clean,
    focusOnFailure: 'password',
    onDone: () => {
      setDone(true);
      window.location.assign(ADMIN);
    },
  });
  const username = form.field('username');
  useEffect(() => {
    if (isNext) document.getElementById(username.id)?.focus();
  }, [isNext, username.id]);
  const failure = form.failure ? adminLoginError(form.failure) : refused;
  const busy = form.busy || done;
  return (
    <form
      {...form.root}
      method="post"
      action={ADMIN_LOGIN_FORM}
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-4"
    >
      <p>
        {words.client}: <strong>{client.name}</strong> ({client.code}){' '}
        <a
          href={`${ADMIN}?${OTHER_CODE_PARAM}=1`}
          onClick={(event) => {
            event.preventDefault();
            onOtherCode();
          }}
          className="whitespace-nowrap underline underline-offset-2"
        >
          {words.otherCode}
        </a>
      </p>
      <input type="hidden" name="clientCode" defaultValue={client.code} />
      {failure && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <Field
        {...username}
        label={words.username}
        maxLength={200}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={words.password} />
      <Button type="submit" size="l" busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
