'use client';

import { details as words } from '@/locales/nl/account/details';
import { PasswordField } from '../auth/password-field';
import { DetailsForm } from './details-form';
import { type Close, EditableSection } from './editable-section';
import { useAccountForm } from './use-account-form';

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

/** The server decides whether a password is good enough. */
function PasswordForm({ close }: { close: Close }) {
  const form = useAccountForm({
    initial: { currentPassword: '', newPassword: '' },
    rules: ({ passwordForm }) => passwordForm,
    request: (fields) => ({ savePassword: true, fields }),
    onSaved: () => close(true),
  });
  return (
    <DetailsForm form={form} label={words.changeOf(words.password)} onCancel={() => close(false)}>
      <PasswordField {...form.field('currentPassword')} label={words.currentPassword} />
      <PasswordField
        {...form.field('newPassword')}
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
    </DetailsForm>
  );
}
