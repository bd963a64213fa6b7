'use client';

import '@/lib/without-eval';

import { addAdminForm } from '@toonbank/contract/forms/admin';
import { useState } from 'react';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { AdminForm } from '../admin/admin-form';
import { Field } from '../form/field';
import { useContractForm } from '../form/use-contract-form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import { Invitation, type InvitationProps } from './invitation';
import { RoleSelect } from './role-select';

interface AddAdminDialogProps {
  onAdded: () => Promise<void>;
  onClose: () => void;
}

/** Adds an administrator, who chooses a password with a link. */
export function AddAdminDialog({ onAdded, onClose }: AddAdminDialogProps) {
  const [invited, setInvited] = useState<InvitationProps>();
  const form = useContractForm('admins.add', {
    initial: { name: '', email: '', username: '', role: 'editor' },
    rules: () => addAdminForm,
    request: (clean) => clean,
    focusOnFailure: 'username',
    onDone: ({ mailed, link }, { name, email }) => {
      setInvited({ name, email, mailed, link });
      void onAdded();
    },
  });
  const { error: _, ...role } = form.field('role');
  return (
    <Dialog title={words.addTitle} onClose={onClose}>
      {invited ? (
        <>
          <Invitation {...invited} />
          <Button onClick={onClose}>{words.close}</Button>
        </>
      ) : (
        <AdminForm
          form={form}
          lead={null}
          failure={form.failure && adminErrorText(form.failure)}
          submit={{ label: words.add, busy: form.busy && words.adding }}
        >
          <Field {...form.field('name')} label={words.name} maxLength={100} autoComplete="off" />
          <Field
            {...form.field('email')}
            label={words.email}
            type="email"
            maxLength={200}
            autoComplete="off"
          />
          <Field
            {...form.field('username')}
            label={words.username}
            hint={words.usernameHint}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <RoleSelect {...role} />
        </AdminForm>
      )}
    </Dialog>
  );
}
