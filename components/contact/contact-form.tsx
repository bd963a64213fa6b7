'use client';

import type { ReactNode } from 'react';
import { CONTACT_FORM } from '@/lib/urls/form-urls';
import { contactTopics, contact as words } from '@/locales/nl/contact';
import { FormFailure } from '../form/form-failure';
import { Button } from '../ui/button';
import { ContactFields } from './contact-fields';
import type { ContactFormKind } from './contact-forms';
import { SentNotice } from './sent-notice';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  form: ContactFormKind;
  business: boolean;
  /** The sentence that says what the data are for. */
  privacy: ReactNode;
}

/** A message to the shop. Without JavaScript the browser submits the form to a route handler. */
export function ContactForm({ form, business, privacy }: ContactFormProps) {
  const { form: contact, sent, again } = useContactForm(form);
  const { id, failure, busy } = contact;
  const topic = contactTopics[form.topic];
  if (sent) return <SentNotice message={sent} onAgain={again} />;
  return (
    <form
      {...contact.root}
      method="post"
      action={CONTACT_FORM}
      noValidate
      onSubmit={contact.submit}
      className="flex max-w-2xl flex-col gap-4"
    >
      <FormFailure title={words.failed} code={failure} />
      <input type="hidden" name="topic" value={form.topic} />
      <input type="hidden" name="to" value={form.to} />
      <ContactFields kind={form} form={contact} business={business} contentLabel={topic.content} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}-website`}>{words.website}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {privacy}
      <Button type="submit" size="l" busy={busy} className="self-start">
        {busy ? words.busy : topic.submit}
      </Button>
    </form>
  );
}
