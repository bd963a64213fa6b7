'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { CONTACT } from '@/lib/urls/page-urls';
import { guestOrder as words } from '@/locales/nl/checkout/guest-order';
import { errorText } from '@/locales/nl/errors';
import { callApi } from '@/store/call-api';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { useAppDispatch } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';
import { orderUrl } from '../orders/order-filter';
import { RetryNotice } from '../shared/retry-notice';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';

const CLOSED: readonly ErrorCode[] = ['not_found', 'invalid_request'];

/** Opens the order by the token in the link's fragment, which servers and logs never receive. */
export function GuestOrderLink() {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<ErrorCode | null>(null);

  const open = async () => {
    setFailure(null);
    const token = location.hash.slice(1);
    if (token === '') return setFailure('not_found');
    // Pending cart changes must be saved before the server merges the carts.
    await dispatch(whenCartIsSaved());
    const outcome = await dispatch(callApi('auth.openGuestOrder', { token }));
    if ('refusal' in outcome) return setFailure(outcome.refusal.code);
    dispatch(sessionReset());
    announceSession();
    // A full load: pages that were fetched for a visitor must not be shown to a customer.
    window.location.replace(orderUrl(token.split('.', 1)[0] ?? ''));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after the first render
  useEffect(() => {
    void open();
  }, []);

  if (failure === null) return <p role="status">{words.waiting}</p>;
  if (failure === 'conflict') return <Notice tone="warning">{words.other}</Notice>;
  if (!CLOSED.includes(failure))
    return (
      <RetryNotice retry={words.again} onRetry={open}>
        {errorText(failure)}
      </RetryNotice>
    );
  return (
    <Notice tone="warning">
      <p className="mb-3">{words.closed}</p>
      <SiteLink href={CONTACT} className={buttonClass('outline', 's')}>
        {words.toContact}
      </SiteLink>
    </Notice>
  );
}
