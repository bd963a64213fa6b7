'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode, PreparedOrder } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** State of the page: waiting, no link, failed, or the prepared order. */
type Shown =
  | { kind: 'waiting' }
  | { kind: 'no-link' }
  | { kind: 'failed'; code: ErrorCode }
  | { kind: 'found'; prepared: PreparedOrder };

/**
 * Reads the token from the mailed link's fragment, loads the prepared order, and places it on request.
 * Loading orders nothing.
 */
export function usePrepared() {
  const dispatch = useAppDispatch();
  const [token, setToken] = useState('');
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const [ordered, setOrdered] = useState<string>();

  const look = async (given: string) => {
    const outcome = await dispatch(callApi('recurringOrders.prepared', { token: given }));
    setShown(
      'value' in outcome
        ? { kind: 'found', prepared: outcome.value }
        : { kind: 'failed', code: outcome.refusal.code },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page begins.
  useEffect(() => {
    const given = location.hash.slice(1);
    setToken(given);
    if (given === '') setShown({ kind: 'no-link' });
    else void look(given);
  }, []);

  const confirm = async (version: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const request = { token, version, returnOrigin: location.origin };
    const outcome = await dispatch(callApi('recurringOrders.confirm', request));
    if ('value' in outcome) {
      const { payment, orderNumber } = outcome.value;
      // The button stays busy during the navigation.
      if (payment?.redirectUrl) return location.assign(payment.redirectUrl);
      setOrdered(orderNumber);
    } else {
      setFailure(outcome.refusal.code);
      await look(token);
    }
    setBusy(false);
  };

  return { shown, busy, failure, ordered, confirm, again: () => look(token) };
}
