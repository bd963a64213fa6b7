'use client';

import '@/lib/without-eval';

import { acceptInvitationForm } from '@toonbank/contract/forms/admin';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { AdminForm } from '../admin/admin-form';
import { useOpenAdmin } from '../admin/use-open-admin';
import { PasswordField } from '../auth/password-field';
import { useMailedLink } from '../auth/use-mailed-link';
import { useContractForm } from '../form/use-contract-form';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

interface Ticket {
  username: string;
  code: string;
}

/** Null when the link has no ticket. */
function readTicket(fields: URLSearchParams): Ticket | null {
  const [username, code] = [fields.get('naam'), fields.get('code')];
  return username && code ? { username, code } : null;
}

/** An administrator chooses a password by a link, and is logged in. */
export function ChoosePassword() {
  const dispatch = useAppDispatch();
  const { opening, openAdmin } = useOpenAdmin();
  const { link: ticket, forget } = useMailedLink(readTicket);

  const choose = async (password: string): Promise<Outcome<unknown>> => {
    const { username, code } = ticket ?? { username: '', code: '' };
    const accepted = await dispatch(callApi('admins.acceptInvitation', { username, code, password }));
    if ('refusal' in accepted) {
      if (accepted.refusal.code === 'credentials_wrong') forget();
      return accepted;
    }
    forget();
    const { clientCode } = accepted.value;
    // When this fails, the login page opens all the same.
    await dispatch(callApi('admin.login', { clientCode, username, password }));
    return { value: undefined };
  };
  const form = useContractForm('admins.acceptInvitation', {
    initial: { password: '' },
    rules: () => acceptInvitationForm,
    request: ({ password }) => ({ username: '', code: '', ...ticket, password }),
    send: ({ password }) => choose(password),
    focusOnFailure: 'password',
    onDone: openAdmin,
  });
  if (ticket === undefined) return <Skeleton className="h-48 w-full" />;
  if (ticket === null || form.failure === 'credentials_wrong')
    return (
      <Notice tone="danger" urgent>
        {words.deadLink}
      </Notice>
    );
  return (
    <AdminForm
      form={form}
      lead={
        <p>
          <span className="text-ink-soft">{words.username}</span> <strong>{ticket.username}</strong>
        </p>
      }
      failure={form.failure && adminErrorText(form.failure)}
      submit={{ label: words.choose, busy: (form.busy || opening) && words.choosing }}
    >
      {/* Tells password managers which user the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={ticket.username} />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
    </AdminForm>
  );
}
