'use client';

import { details as words } from '@/locales/nl/details';
import type { AccountDetails } from '@/store/domain';
import { PersonFields } from '../person/person-fields';
import { DetailsForm } from './details-form';
import { Facts } from './facts';
import { judgeTexts } from './judge';
import { type Close, Part } from './part';
import { useDetailsForm } from './use-details-form';

interface ContactPartProps {
  contact: NonNullable<AccountDetails['contact']>;
}

/** Who orders, and how to be reached. */
export function ContactPart({ contact }: ContactPartProps) {
  return (
    <Part title={words.contact} form={(close) => <ContactForm contact={contact} close={close} />}>
      <Facts
        facts={[
          [words.name, `${contact.firstName} ${contact.lastName}`.trim()],
          [words.email, contact.email],
          [words.phone, contact.phone],
        ]}
      />
    </Part>
  );
}

function ContactForm({ contact, close }: ContactPartProps & { close: Close }) {
  const { firstName, lastName, email, phone } = contact;
  const form = useDetailsForm({
    first: { firstName, lastName, email, phone },
    judge: (typed) => judgeTexts(typed, ['firstName', 'lastName', 'email']),
    changeOf: (fields) => ({ saveContact: true, fields }),
    onSaved: () => close(true),
  });
  const { id, busy, failure, submit } = form;
  const frame = { id, busy, failure, onSubmit: submit, onCancel: () => close(false) };
  return (
    <DetailsForm {...frame} label={words.changeOf(words.contact)}>
      <PersonFields {...form} emailHint={words.emailHint} />
    </DetailsForm>
  );
}
