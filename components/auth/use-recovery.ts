'use client';

import { useState } from 'react';
import { CART } from '@/lib/urls/page-urls';
import { callApi, type Outcome } from '@/store/call-api';
import { selectCartCount } from '@/store/cart/selectors';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';
import { useContractForm } from '../form/use-contract-form';
import { useMailedLink } from './use-mailed-link';

interface Ticket {
  username: string;
  recoveryCode: string;
}

/** Null when the link has no ticket. */
function readTicket(fields: URLSearchParams): Ticket | null {
  const [username, recoveryCode] = [fields.get('naam'), fields.get('code')];
  return username && recoveryCode ? { username, recoveryCode } : null;
}

const WRONG_LINK: Outcome<void> = { refusal: { code: 'credentials_wrong', fields: {} } };

/** Sets a new password by the mailed link, and logs in (docs/behaviour.md §4.8). */
export function useRecovery() {
  const dispatch = useAppDispatch();
  /** A visitor who registered during checkout continues with the cart. */
  const waiting = useAppSelector(selectCartCount) > 0;
  const { link: ticket, forget } = useMailedLink(readTicket);
  const [isLeaving, setLeaving] = useState(false);

  const choose = async (password: string): Promise<Outcome<void>> => {
    if (!ticket) return WRONG_LINK;
    // Pending cart changes must be saved before the server merges the carts.
    await dispatch(whenCartIsSaved());
    const outcome = await dispatch(callApi('auth.changePasswordAfterRecovery', { ...ticket, password }));
    if ('refusal' in outcome) {
      if (outcome.refusal.code === 'credentials_wrong') forget();
      return outcome;
    }
    forget();
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
