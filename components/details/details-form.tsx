'use client';

import type { FormEvent, ReactNode } from 'react';
import type { ErrorCode } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { FormFailure } from '../form/form-failure';
import { Button } from '../ui/button';

interface DetailsFormProps {
  id: string;
  /** Its name for screen readers. */
  label: string;
  busy: boolean;
  failure: ErrorCode | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame of a form for one section of the account: error, fields, and buttons to save and cancel. */
export function DetailsForm({ id, label, busy, failure, onSubmit, onCancel, children }: DetailsFormProps) {
  return (
    // POST: the typed text must not become part of the URL.
    <form
      id={id}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={onSubmit}
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
