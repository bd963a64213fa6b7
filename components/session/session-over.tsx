'use client';

import { auth } from '@/locales/nl/auth/auth';
import { session as words } from '@/locales/nl/auth/session';
import { CredentialFields } from '../auth/credential-fields';
import { useCredentials } from '../auth/use-credentials';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import { useReturn } from './use-return';

/** The first input; by default the dialog would focus its close button. */
const goToFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();

/** The session expired while the page is open: a login dialog above the page, which keeps all typed text. */
export function SessionOver() {
  const { login, busy, error, leave } = useReturn();
  const form = useCredentials(login);
  return (
    <Dialog title={words.title} onClose={leave}>
      <p className="text-ink-soft text-sm">{words.text}</p>
      <form {...form.root} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <div ref={goToFirst} className="flex flex-col gap-4">
          <CredentialFields form={form} error={error} />
        </div>
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button look="outline" onClick={leave}>
            {words.leave}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? auth.busy : auth.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
