'use client';

import { type FormEvent, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { DETAILS } from '@/lib/urls/account-urls';
import { confirmEmail as words } from '@/locales/nl/auth/confirm-email';
import { errorText } from '@/locales/nl/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { TextLink } from '../shared/text-link';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { useMailedLink } from './use-mailed-link';

/**
 * Confirms a new e-mail address from the mailed link. Requires a click, because some mail programs open
 * links in advance.
 */
export function ConfirmEmailForm() {
  const dispatch = useAppDispatch();
  const { link: code, forget } = useMailedLink((fields) => fields.get('code'));
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<ErrorCode>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !code) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(callApi('auth.confirmEmail', { code }));
    setBusy(false);
    if ('value' in outcome) setEmail(outcome.value.email);
    else setFailure(outcome.refusal.code);
    if ('value' in outcome || outcome.refusal.code === 'credentials_wrong') forget();
  };

  if (code === undefined) return <Skeleton className="h-24 w-full" />;
  if (email !== '')
    return (
      <Notice tone="success" urgent>
        {words.confirmed(email)}
      </Notice>
    );
  if (code === null || failure === 'credentials_wrong' || failure === 'invalid_request')
    return (
      <Notice tone="danger" urgent>
        {words.dead} <TextLink href={DETAILS}>{words.askAgain}</TextLink>
      </Notice>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && (
        <Notice tone="danger" urgent>
          {errorText(failure)}
        </Notice>
      )}
      <p>{words.text}</p>
      <Button type="submit" size="l" busy={busy}>
        {busy ? words.confirming : words.confirm}
      </Button>
    </form>
  );
}
