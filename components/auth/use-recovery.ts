'use client';

import { useEffect, useState } from 'react';
import { CART } from '@/lib/urls/page-urls';
import { callApi, type Outcome } from '@/store/call-api';
import { selectCartCount } from '@/store/cart/selectors';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';
import { useContractForm } from '../form/use-contract-form';

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

const WRONG_LINK: Outcome<void> = { refusal: { code: 'credentials_wrong', fields: {} } };

/** Sets a new password by the mailed link, and logs in (docs/behaviour.md §4.8). */
export function useRecovery() {
  const dispatch = useAppDispatch();
  /** A visitor who registered during checkout continues with the cart. */
  const waiting = useAppSelector(selectCartCount) > 0;
  /** Undefined until the URL is read, in the browser. */
  const [ticket, setTicket] = useState<Ticket | null>();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const read = readTicket(location.hash);
    setTicket((before) => before ?? read);
    // The code is a secret: remove it from the history.
    if (read) history.replaceState(history.state, '', location.pathname);
  }, []);

  const choose = async (password: string): Promise<Outcome<void>> => {
    if (!ticket) return WRONG_LINK;
    // Pending cart changes must be saved before the server merges the carts.
    await dispatch(whenCartIsSaved());
    const outcome = await dispatch(callApi('auth.changePasswordAfterRecovery', { ...ticket, password }));
    if ('refusal' in outcome) return outcome;
    if (!outcome.value.authenticated) return WRONG_LINK;
    dispatch(sessionReset());
    announceSession();
    // A full load: pages that were fetched for a visitor must not be shown to a customer.
    location.assign(waiting ? CART : '/');
    setLeaving(true);
    return { value: undefined };
  };
  const form = useContractForm('auth.changePasswordAfterRecovery', {
    initial: { password: '' },
    focusOnFailure: 'password',
    rules: ({ newPasswordForm }) => newPasswordForm,
    request: ({ password }) => ({ username: '', recoveryCode: '', ...ticket, password }),
    send: ({ password }) => choose(password),
    onDone: () => {},
  });

  return { ticket, form, busy: form.busy || isLeaving };
}
