'use client';

import '@/lib/without-eval';

import { adminLoginForm } from '@toonbank/contract/forms/admin';
import { useEffect } from 'react';
import { ADMIN, ADMIN_LOGIN_FORM, OTHER_CODE_PARAM } from '@/lib/urls/admin-urls';
import { adminLoginError, adminLogin as words } from '@/locales/nl/admin/login';
import { PasswordField } from '../auth/password-field';
import { Field } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { AdminForm } from './admin-form';
import { useOpenAdmin } from './use-open-admin';

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
  const { opening, openAdmin } = useOpenAdmin();
  const form = useContractForm('admin.login', {
    initial: { clientCode: client.code, username: '', password: '' },
    rules: () => adminLoginForm,
    request: (clean) => clean,
    focusOnFailure: 'password',
    onDone: openAdmin,
  });
  const username = form.field('username');
  useEffect(() => {
    if (isNext) document.getElementById(username.id)?.focus();
  }, [isNext, username.id]);
  const failure = form.failure ? adminLoginError(form.failure) : refused;
  const busy = form.busy || opening;
  return (
    <AdminForm
      form={form}
      action={ADMIN_LOGIN_FORM}
      lead={
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
      }
      failure={failure}
      submit={{ label: words.submit, busy: busy && words.busy }}
    >
      <input type="hidden" name="clientCode" defaultValue={client.code} />
      <Field
        {...username}
        label={words.username}
        maxLength={200}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={words.password} />
    </AdminForm>
  );
}
