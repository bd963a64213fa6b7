'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { faultText } from '@/locales/nl/form-faults';
import { callApi } from '@/store/call-api';
import { selectCartCount } from '@/store/cart/selectors';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';

interface Ticket {
  username: string;
  recoveryCode: string;
}

/**
 * Reads the ticket from the mailed link's fragment, which servers and logs never receive; null when it is
 * not such a link.
 */
function readTicket(hash: string): Ticket | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [username, recoveryCode] = [given.get('naam'), given.get('code')];
  return username && recoveryCode ? { username, recoveryCode } : null;
}

/** Sets a new password by the mailed link, and logs in (docs/behaviour.md §4.8). */
export function useRecovery() {
  const dispatch = useAppDispatch();
  /** A visitor who registered during checkout continues with the cart. */
  const waiting = useAppSelector(selectCartCount) > 0;
  /** Undefined until the URL is read, in the browser. */
  const [ticket, setTicket] = useState<Ticket | null>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const read = readTicket(location.hash);
    setTicket((before) => before ?? read);
    // The code is a secret: remove it from the history.
    if (read) history.replaceState(history.state, '', location.pathname);
  }, []);

  const choose = async (password: string) => {
    if (!ticket || busy) return false;
    setBusy(true);
    setFailure(undefined);
    setFault(undefined);
    // Pending cart changes must be saved before the server merges the carts.
    await dispatch(whenCartIsSaved());
    const outcome = await dispatch(callApi('auth.changePasswordAfterRecovery', { ...ticket, password }));
    if ('value' in outcome && outcome.value.authenticated) {
      dispatch(sessionReset());
      announceSession();
      // A full load: pages that were fetched for a visitor must not be shown to a customer.
      location.assign(waiting ? '/nl/winkelwagen' : '/');
      return true;
    }
    setBusy(false);
    const refusal = 'refusal' in outcome ? outcome.refusal : undefined;
    const wrong = refusal?.fields.password;
    if (wrong) setFault(faultText(wrong));
    else setFailure(refusal?.code ?? 'credentials_wrong');
    return false;
  };

  return { ticket, busy, failure, fault, choose };
}
