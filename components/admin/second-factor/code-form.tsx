'use client';

import '@/lib/without-eval';

import { factorCodeForm } from '@toonbank/contract/forms/admin';
import { useState } from 'react';
import { ADMIN, ADMIN_FACTOR_FORM } from '@/lib/urls/admin-urls';
import { secondFactorError, secondFactor as words } from '@/locales/nl/admin/second-factor';
import { Field } from '../../form/field';
import { useContractForm } from '../../form/use-contract-form';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Step three of the admin login. `refused`: why the form was refused without JavaScript. */
export function FactorCodeForm({ refused }: { refused: string | undefined }) {
  const [done, setDone] = useState(false);
  const form = useContractForm('admin.verifySecondFactor', {
    initial: { code: '' },
    rules: () => factorCodeForm,
    request: (clean) => clean,
    focusOnFailure: 'code',
    onDone: () => {
      setDone(true);
      window.location.assign(ADMIN);
    },
  });
  const failure = form.failure ? secondFactorError(form.failure) : refused;
  const busy = form.busy || done;
  return (
    <form
      {...form.root}
      method="post"
      action={ADMIN_FACTOR_FORM}
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-4"
    >
      <p className="text-ink-soft">{words.codeLead}</p>
      {failure && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <Field
        {...form.field('code')}
        label={words.code}
        hint={words.codeHint}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="l" busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
