'use client';

import { useEffect } from 'react';
import { CONTENT_ID } from '@/lib/routing/skip-targets';
import { FORGOT_PASSWORD } from '@/lib/urls/account-urls';
import { auth as words } from '@/locales/nl/auth/auth';
import { recovery } from '@/locales/nl/auth/recovery';
import { Button } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { CredentialFields } from './credential-fields';
import { useCredentials } from './use-credentials';
import { useLogin } from './use-login';

/** Login form with field errors, and the server's error above the fields. A failed login clears nothing. */
export function LoginForm({ toCart }: { toCart: boolean }) {
  const { login, busy, error } = useLogin(toCart);
  const form = useCredentials(login);
  useEffect(() => {
    // Who came by key from a link of the header begins with the first field, not behind that link.
    if (document.activeElement?.matches('.site-header a:focus-visible'))
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, []);
  return (
    // POST: before hydration, a submit must not put the password into the URL.
    <form {...form.root} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CredentialFields form={form} error={error} />
      <Button type="submit" size="l" busy={busy || form.busy} className="mt-2">
        {busy || form.busy ? words.busy : words.submit}
      </Button>
      <SiteLink href={FORGOT_PASSWORD} className="self-start text-sm underline underline-offset-2">
        {recovery.forgot}
      </SiteLink>
    </form>
  );
}
