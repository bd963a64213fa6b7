'use client';

import type { ReactNode } from 'react';
import { NEWSLETTER_FORM } from '@/lib/urls/newsletter-urls';
import { newsletter as words } from '@/locales/nl/newsletter';
import { Field } from '../form/field';
import { FormFailure } from '../form/form-failure';
import { DoneNotice } from '../shared/done-notice';
import { Button } from '../ui/button';
import { useSignUp } from './use-sign-up';

interface SignUpFormProps {
  /** The sentence that says what the address is for. */
  privacy: ReactNode;
}

/** Asks for the newsletter. Without JavaScript the browser submits the form to a route handler. */
export function SignUpForm({ privacy }: SignUpFormProps) {
  const { form, askedFor } = useSignUp();
  const { id, failure, busy } = form;
  if (askedFor !== undefined)
    return (
      <DoneNotice heading="h3" title={words.askedTitle} action={null}>
        <p className="mt-1">{words.asked(askedFor)}</p>
        <p className="mt-2">{words.nothingCame}</p>
      </DoneNotice>
    );
  return (
    <form
      {...form.root}
      method="post"
      action={NEWSLETTER_FORM}
      noValidate
      onSubmit={form.submit}
      className="flex max-w-2xl flex-col gap-4"
    >
      <FormFailure title={words.failed} code={failure} />
      <Field
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}-website`}>{words.website}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p>{words.consent}</p>
      {privacy}
      <Button type="submit" size="l" busy={busy} className="self-start">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
