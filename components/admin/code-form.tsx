'use client';

import '@/lib/without-eval';

import { clientCodeForm } from '@toonbank/contract/forms/admin';
import { ADMIN_CODE_FORM } from '@/lib/urls/admin-urls';
import { adminLoginError, adminLogin as words } from '@/locales/nl/admin/login';
import { Field } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface CodeFormProps {
  /** Why the form was refused without JavaScript. */
  refused: string | undefined;
  onKnown: (client: { code: string; name: string }) => void;
}

/** Step one of the admin login: which client. */
export function CodeForm({ refused, onKnown }: CodeFormProps) {
  const form = useContractForm('admin.validateClientCode', {
    initial: { clientCode: '' },
    rules: () => clientCodeForm,
    request: (clean) => clean,
    focusOnFailure: 'clientCode',
    onDone: ({ clientName }, { clientCode }) => onKnown({ code: clientCode, name: clientName }),
  });
  const failure = form.failure ? adminLoginError(form.failure) : refused;
  return (
    <form
      {...form.root}
      method="post"
      action={ADMIN_CODE_FORM}
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
        {...form.field('clientCode')}
        label={words.clientCode}
        maxLength={40}
        autoComplete="organization"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" size="l" busy={form.busy}>
        {form.busy ? words.checking : words.next}
      </Button>
    </form>
  );
}
