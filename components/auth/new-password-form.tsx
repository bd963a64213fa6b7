'use client';

import { type FormEvent, useId, useRef } from 'react';
import { auth } from '@/locales/nl/auth/auth';
import { recovery as words } from '@/locales/nl/auth/recovery';
import { errorText } from '@/locales/nl/errors';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';
import { Skeleton } from '../ui/skeleton';
import { PasswordField } from './password-field';
import { useRecovery } from './use-recovery';

/** Sets the first or a new password; opened from the link in the mail. */
export function NewPasswordForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { ticket, busy, failure, fault, choose } = useRecovery();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!(await choose(password))) form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  };

  if (ticket === undefined) return <Skeleton className="h-48 w-full" />;
  const dead = ticket === null || failure === 'credentials_wrong' || failure === 'invalid_request';
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {(dead || failure) && (
        <Notice tone="danger" urgent>
          {dead ? (
            <>
              {words.dead}{' '}
              <SiteLink href="/nl/wachtwoord-vergeten" className="underline underline-offset-2">
                {words.askAgain}
              </SiteLink>
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
            id={`${id}-password`}
            label={words.newPassword}
            hint={words.chooseText}
            autoComplete="new-password"
            error={fault}
          />
          <Button type="submit" size="l" busy={busy}>
            {busy ? words.choosing : words.choose}
          </Button>
        </>
      )}
    </form>
  );
}
