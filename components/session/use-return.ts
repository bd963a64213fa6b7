'use client';

import { useRef } from 'react';
import { login as loginThunk } from '@/store/auth/thunks';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fetchCart } from '@/store/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';

/**
 * Login on top of the open page. The same customer continues on it; another customer gets the page reloaded.
 */
export function useReturn() {
  const dispatch = useAppDispatch();
  const { clientName, username, isLoggingIn, error } = useAppSelector((state) => state.auth);
  // A failed login clears the name.
  const before = useRef({ clientName, username });

  const login = async (credentials: { username: string; password: string }) => {
    // Pending cart changes must be saved before the server merges the carts.
    await dispatch(whenCartIsSaved());
    const result = await dispatch(loginThunk(credentials));
    if (!loginThunk.fulfilled.match(result)) return false;
    const { clientName: client, userName } = result.payload;
    if (client === before.current.clientName && userName === before.current.username) {
      void dispatch(fetchCart());
      return true;
    }
    dispatch(sessionReset());
    announceSession();
    location.reload();
    return true;
  };
  /** Continues as a visitor; pages for customers redirect to the login. */
  const leave = () => location.reload();

  return { login, busy: isLoggingIn, error, leave };
}
