'use client';

import type { AccountDetails } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { confirmEmail } from '@/locales/nl/auth/confirm-email';
import { PasswordField } from '../auth/password-field';
import { PersonFields } from '../customer/person-fields';
import { bindField } from '../form/bind-field';
import type { Faults } from '../form/use-typed';
import { Notice } from '../ui/notice';
import { DetailsForm } from './details-form';
import { type Close, EditableSection } from './editable-section';
import { Facts } from './facts';
import { judgeTexts } from './judge';
import { useDetailsForm } from './use-details-form';

interface ContactPartProps {
  contact: NonNullable<AccountDetails['contact']>;
}

/** Contact person and contact details. */
export function ContactPart({ contact }: ContactPartProps) {
  return (
    <EditableSection title={words.contact} form={(close) => <ContactForm contact={contact} close={close} />}>
      <Facts
        facts={[
          [words.name, `${contact.firstName} ${contact.lastName}`.trim()],
          [words.email, contact.email],
          [words.phone, contact.phone],
        ]}
      />
      {contact.emailPending && (
        <div className="mt-4">
          <Notice tone="info">{confirmEmail.pending(contact.emailPending)}</Notice>
        </div>
      )}
    </EditableSection>
  );
}

interface TypedContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  currentPassword: string;
}

/** A changed e-mail address requires the current password, which is not trimmed: a space is a character. */
function judgeContact(typed: TypedContact, email: string) {
  const { clean, faults } = judgeTexts(typed, ['firstName', 'lastName', 'email']);
  const currentPassword = clean.email === email ? '' : typed.currentPassword;
  const isMissing = clean.email !== email && currentPassword === '';
  const all: Faults<TypedContact> = { ...faults, ...(isMissing && { currentPassword: 'required' }) };
  return { clean: { ...clean, currentPassword }, faults: all };
}

function ContactForm({ contact, close }: ContactPartProps & { close: Close }) {
  const { firstName, lastName, email, phone } = contact;
  const form = useDetailsForm({
    first: { firstName, lastName, email, phone, currentPassword: '' },
    judge: (typed) => judgeContact(typed, email),
    changeOf: ({ currentPassword, ...fields }) => ({
      saveContact: true,
      fields: { ...fields, ...(currentPassword !== '' && { currentPassword }) },
    }),
    onSaved: () => close(true),
  });
  const { id, busy, failure, submit } = form;
  const frame = { id, busy, failure, onSubmit: submit, onCancel: () => close(false) };
  return (
    <DetailsForm {...frame} label={words.changeOf(words.contact)}>
      <PersonFields {...form} emailHint={words.emailHint} />
      {form.value.email.trim() !== email && (
        <PasswordField
          {...bindField(form, 'currentPassword')}
          label={words.currentPassword}
          hint={confirmEmail.passwordHint}
        />
      )}
    </DetailsForm>
  );
}
