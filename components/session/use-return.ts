'use client';

import { useRef } from 'react';
import { login as loginThunk } from '@/store/auth/thunks';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { fetchCart } from '@/store/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sessionReset } from '@/store/reset';
import { announceSession } from '@/store/sync-tabs';

/** A login on top of the page that was open. The same customer goes on with it; another one gets a page anew. */
export function useReturn() {
  const dispatch = useAppDispatch();
  const { clientName, username, isLoggingIn, error } = useAppSelector((state) => state.auth);
  // A failed try forgets who it was.
  const before = useRef({ clientName, username });

  const login = async (credentials: { username: string; password: string }) => {
    // What was just put in the cart has to be there before the carts are merged.
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
  /** As a visitor; what is for customers leads to the login and back. */
  const leave = () => location.reload();

  return { login, busy: isLoggingIn, error, leave };
}
