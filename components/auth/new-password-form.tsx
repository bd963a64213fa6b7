'use client';

import { FORGOT_PASSWORD } from '@/lib/urls/account-urls';
import { auth } from '@/locales/nl/auth/auth';
import { recovery as words } from '@/locales/nl/auth/recovery';
import { errorText } from '@/locales/nl/errors';
import { TextLink } from '../shared/text-link';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { PasswordField } from './password-field';
import { useRecovery } from './use-recovery';

/** Sets the first or a new password; opened from the link in the mail. */
export function NewPasswordForm() {
  const { ticket, form, busy } = useRecovery();
  const { failure } = form;

  if (ticket === undefined) return <Skeleton className="h-48 w-full" />;
  const dead = ticket === null || failure === 'credentials_wrong' || failure === 'invalid_request';
  return (
    <form {...form.root} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      {(dead || failure) && (
        <Notice tone="danger" urgent>
          {dead ? (
            <>
              {words.dead} {ticket === null && words.reopen}{' '}
              <TextLink href={FORGOT_PASSWORD}>{words.askAgain}</TextLink>
            </>
          ) : (
            failure && errorText(failure)
          )}
        </Notice>
      )}
      {ticket && (
        <>
          {/* Tells password managers which user the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={ticket.username} />
          <p>
            <span className="text-ink-soft">{auth.username}</span> <strong>{ticket.username}</strong>
          </p>
          <PasswordField
            {...form.field('password')}
            label={words.newPassword}
            hint={words.chooseText}
            autoComplete="new-password"
          />
          <Button type="submit" size="l" busy={busy}>
            {busy ? words.choosing : words.choose}
          </Button>
        </>
      )}
    </form>
  );
}
