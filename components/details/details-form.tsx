'use client';

import type { ReactNode } from 'react';
import { details as words } from '@/locales/nl/account/details';
import { FormFailure } from '../form/form-failure';
import { Button } from '../ui/button';
import type { useAccountForm } from './use-account-form';

interface DetailsFormProps {
  form: Pick<ReturnType<typeof useAccountForm>, 'id' | 'root' | 'busy' | 'failure' | 'submit'>;
  /** Its name for screen readers. */
  label: string;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame of a form for one section of the account: error, fields, and buttons to save and cancel. */
export function DetailsForm({ form, label, onCancel, children }: DetailsFormProps) {
  const { id, root, busy, failure, submit } = form;
  return (
    // POST: the typed text must not become part of the URL.
    <form
      {...root}
      id={id}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={submit}
      className="flex max-w-2xl flex-col gap-4"
    >
      <FormFailure title={words.failed} code={failure} />
      {children}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
