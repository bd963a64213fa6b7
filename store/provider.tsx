'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { Audience } from '@/lib/audience';
import { initialAuth } from './auth/slice';
import { flushOnPagehide } from './cart/flush-on-pagehide';
import { makeStore } from './make-store';
import { startSession } from './start-session';
import { whenIdle } from './when-idle';

export interface StoreProviderProps {
  children: ReactNode;
  /** The audience that the page was rendered for. */
  audience: Audience;
}

/** One store per tab; on the server one per request. Session and cart are loaded when the page is idle. */
export function StoreProvider({ children, audience }: StoreProviderProps) {
  const [store] = useState(() =>
    makeStore({ auth: { ...initialAuth, isLoggedIn: audience === 'customer' } }),
  );

  useEffect(() => {
    const stop = [flushOnPagehide(store)];
    const cancel = whenIdle(() => stop.push(startSession(store)));
    return () => {
      cancel();
      for (const end of stop) end();
    };
  }, [store]);

  // A part of the page may hydrate late, after cart or session were loaded. It must first render what the server
  // rendered, and change after that (React error 418).
  const [serverState] = useState(store.getState);

  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
