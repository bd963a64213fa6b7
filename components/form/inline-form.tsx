'use client';

import { type ReactNode, useEffect } from 'react';
import { common } from '@/locales/nl/common';
import { Button } from '../ui/button';
import type { useContractForm } from './use-contract-form';

interface InlineFormProps {
  form: Pick<ReturnType<typeof useContractForm>, 'root' | 'submit' | 'busy'>;
  /** Id of the field that has the focus when the form appears. */
  focus: string;
  /** Text of the submit button. */
  submit: string;
  onCancel: () => void;
  className: string;
  children: ReactNode;
}

/** A small form that opens in a page: its field takes the focus, and it can be cancelled. */
export function InlineForm({ form, focus, submit, onCancel, className, children }: InlineFormProps) {
  useEffect(() => document.getElementById(focus)?.focus(), [focus]);
  return (
    <form {...form.root} onSubmit={form.submit} noValidate className={className}>
      {children}
      <Button type="submit" size="s" busy={form.busy}>
        {submit}
      </Button>
      <Button look="quiet" size="s" onClick={onCancel}>
        {common.cancel}
      </Button>
    </form>
  );
}
