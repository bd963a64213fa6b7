'use client';

import '@/lib/without-eval';

import { removeFactorForm } from '@toonbank/contract/forms/admin';
import { secondFactorError, secondFactor as words } from '@/locales/nl/admin/second-factor';
import { PasswordField } from '../../auth/password-field';
import { Field } from '../../form/field';
import { useContractForm } from '../../form/use-contract-form';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Takes the second factor out of use. */
export function RemoveFactorForm() {
  const form = useContractForm('admin.removeSecondFactor', {
    initial: { password: '', code: '' },
    rules: () => removeFactorForm,
    request: (clean) => clean,
    focusOnFailure: 'code',
    onDone: () => window.location.reload(),
  });
  return (
    <form {...form.root} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{words.removeTitle}</h2>
      {form.failure && (
        <Notice tone="danger" urgent>
          {secondFactorError(form.failure, words.wrongRemove)}
        </Notice>
      )}
      <PasswordField {...form.field('password')} label={words.password} />
      <Field {...form.field('code')} label={words.anyCode} maxLength={40} autoComplete="one-time-code" />
      <Button type="submit" look="outline" busy={form.busy} className="self-start">
        {form.busy ? words.removing : words.remove}
      </Button>
    </form>
  );
}
