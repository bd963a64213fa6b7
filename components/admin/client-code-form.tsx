'use client';

import '@/lib/without-eval';

import { clientCodeForm } from '@toonbank/contract/forms/admin';
import { ADMIN_CODE_FORM } from '@/lib/urls/admin-urls';
import { adminLoginError, adminLogin as words } from '@/locales/nl/admin/login';
import { Field } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { AdminForm } from './admin-form';

interface CodeFormProps {
  /** Why the form was refused without JavaScript. */
  refused: string | undefined;
  /** The code that the form begins with. */
  ownCode: string;
  onKnown: (client: { code: string; name: string }) => void;
}

/** Step one of the admin login: which client. */
export function ClientCodeForm({ refused, ownCode, onKnown }: CodeFormProps) {
  const form = useContractForm('admin.validateClientCode', {
    initial: { clientCode: ownCode },
    rules: () => clientCodeForm,
    request: (clean) => clean,
    focusOnFailure: 'clientCode',
    onDone: ({ clientName }, { clientCode }) => onKnown({ code: clientCode, name: clientName }),
  });
  const failure = form.failure ? adminLoginError(form.failure) : refused;
  return (
    <AdminForm
      form={form}
      action={ADMIN_CODE_FORM}
      lead={<p className="text-ink-soft">{words.codeLead}</p>}
      failure={failure}
      submit={{ label: words.next, busy: form.busy && words.checking }}
    >
      <Field
        {...form.field('clientCode')}
        label={words.clientCode}
        maxLength={40}
        autoComplete="organization"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </AdminForm>
  );
}
