'use client';

import type { AccountDetails } from '@/api/types';
import { details as words } from '@/locales/nl/account/details';
import { confirmEmail } from '@/locales/nl/auth/confirm-email';
import { PasswordField } from '../auth/password-field';
import { PersonFields } from '../customer/person-fields';
import { Notice } from '../ui/notice';
import { DetailsForm } from './details-form';
import { type Close, EditableSection } from './editable-section';
import { Facts } from './facts';
import { useAccountForm } from './use-account-form';

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

/** A changed e-mail address requires the current password. */
function ContactForm({ contact, close }: ContactPartProps & { close: Close }) {
  const { firstName, lastName, email, phone } = contact;
  const stored = { firstName, lastName, email, phone };
  const form = useAccountForm({
    initial: { ...stored, currentPassword: '' },
    rules: ({ personFormWithPassword }) => personFormWithPassword(stored),
    request: ({ currentPassword, ...fields }) => ({
      saveContact: true,
      fields: { ...fields, ...(fields.email !== email && { currentPassword }) },
    }),
    onSaved: () => close(true),
  });
  return (
    <DetailsForm form={form} label={words.changeOf(words.contact)} onCancel={() => close(false)}>
      <PersonFields form={form} emailHint={words.emailHint} />
      {form.texts.email.trim() !== email && (
        <PasswordField
          {...form.field('currentPassword')}
          label={words.currentPassword}
          hint={confirmEmail.passwordHint}
        />
      )}
    </DetailsForm>
  );
}
