'use client';

import { details as words } from '@/locales/nl/account/details';
import { PasswordField } from '../auth/password-field';
import { bindField } from '../form/bind-field';
import type { Faults } from '../form/use-typed';
import { DetailsForm } from './details-form';
import { type Close, EditableSection } from './editable-section';
import { useDetailsForm } from './use-details-form';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** The password is never shown; a change requires the current one. */
export function PasswordPart() {
  return (
    <EditableSection
      title={words.password}
      saved={words.passwordSaved}
      form={(close) => <PasswordForm close={close} />}
    >
      <p aria-hidden="true" className="text-ink-soft">
        {words.hidden}
      </p>
    </EditableSection>
  );
}

/** Not trimmed: a space is a character. The server decides whether a password is good enough. */
function judge(clean: Passwords): { clean: Passwords; faults: Faults<Passwords> } {
  return {
    clean,
    faults: {
      ...(clean.currentPassword === '' && { currentPassword: 'required' }),
      ...(clean.newPassword === '' && { newPassword: 'required' }),
    },
  };
}

function PasswordForm({ close }: { close: Close }) {
  const form = useDetailsForm<Passwords>({
    first: { currentPassword: '', newPassword: '' },
    judge,
    changeOf: (fields) => ({ savePassword: true, fields: { ...fields } }),
    onSaved: () => close(true),
  });
  const { id, busy, failure, submit } = form;
  const frame = { id, busy, failure, onSubmit: submit, onCancel: () => close(false) };
  return (
    <DetailsForm {...frame} label={words.changeOf(words.password)}>
      <PasswordField {...bindField(form, 'currentPassword')} label={words.currentPassword} />
      <PasswordField
        {...bindField(form, 'newPassword')}
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
    </DetailsForm>
  );
}
