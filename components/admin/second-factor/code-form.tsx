'use client';

import '@/lib/without-eval';

import { factorCodeForm } from '@toonbank/contract/forms/admin';
import { ADMIN_FACTOR_FORM } from '@/lib/urls/admin-urls';
import { secondFactorError, secondFactor as words } from '@/locales/nl/admin/second-factor';
import { Field } from '../../form/field';
import { useContractForm } from '../../form/use-contract-form';
import { AdminForm } from '../admin-form';
import { useOpenAdmin } from '../use-open-admin';

/** Step three of the admin login. `refused`: why the form was refused without JavaScript. */
export function FactorCodeForm({ refused }: { refused: string | undefined }) {
  const { opening, openAdmin } = useOpenAdmin();
  const form = useContractForm('admin.verifySecondFactor', {
    initial: { code: '' },
    rules: () => factorCodeForm,
    request: (clean) => clean,
    focusOnFailure: 'code',
    onDone: openAdmin,
  });
  const failure = form.failure ? secondFactorError(form.failure) : refused;
  const busy = form.busy || opening;
  return (
    <AdminForm
      form={form}
      action={ADMIN_FACTOR_FORM}
      lead={<p className="text-ink-soft">{words.codeLead}</p>}
      failure={failure}
      submit={{ label: words.submit, busy: busy && words.busy }}
    >
      <Field
        {...form.field('code')}
        label={words.code}
        hint={words.codeHint}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AdminForm>
  );
}
