'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { NEXT_PARAM } from '@/lib/urls/admin-urls';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface AdminFormProps {
  /** What `useContractForm` gives: the attributes of the element, and its submit handler. */
  form: { root: ComponentProps<'form'>; submit: ComponentProps<'form'>['onSubmit'] };
  /** The route handler that takes the form without JavaScript. */
  action?: string;
  /** Stands above the failure. */
  lead: ReactNode;
  failure: string | undefined;
  /** The button's text; `busy` is absent while no call runs. */
  submit: { label: string; busy: string | false };
  children: ReactNode;
}

/** A form of the admin's side, with its failure and its button. */
export function AdminForm({ form, action, lead, failure, submit, children }: AdminFormProps) {
  const next = useSearchParams()?.get(NEXT_PARAM);
  return (
    <form
      {...form.root}
      method="post"
      action={action}
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-4"
    >
      {next && <input type="hidden" name={NEXT_PARAM} value={next} readOnly />}
      {lead}
      {failure && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      {children}
      <Button type="submit" size="l" busy={submit.busy !== false}>
        {submit.busy || submit.label}
      </Button>
    </form>
  );
}
