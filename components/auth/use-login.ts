'use client';

import { useState } from 'react';
import { safeReturnPath } from '@/lib/return-path';
import { CART } from '@/lib/urls/page-urls';
import { login as loginThunk } from '@/store/auth/thunks';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';

/** Logs in and loads the return page. Resolves false when the login failed. */
export function useLogin(toCart: boolean) {
  const dispatch = useAppDispatch();
  const { isLoggingIn, error } = useAppSelector((state) => state.auth);
  const [leaving, setLeaving] = useState(false);

  const login = async (credentials: { username: string; password: string }) => {
    // Pending cart changes must be saved before the server merges the carts.
    await dispatch(whenCartIsSaved());
    const result = await dispatch(loginThunk(credentials));
    if (!loginThunk.fulfilled.match(result)) return false;
    setLeaving(true);
    dispatch(sessionReset());
    announceSession();
    const asked = new URLSearchParams(window.location.search).get('terug');
    // A full load: pages that were fetched for a visitor must not be shown to a customer.
    window.location.assign(toCart ? CART : safeReturnPath(asked));
    return true;
  };

  return { login, busy: isLoggingIn || leaving, error };
}
