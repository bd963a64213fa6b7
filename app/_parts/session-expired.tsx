'use client';

import { useEffect } from 'react';

/**
 * The page was made for a customer whose session is dead. Asking who this is makes the gateway clear the
 * cookies; the reload then shows the visitor's page.
 */
export function SessionExpired() {
  useEffect(() => {
    const asking = new AbortController();
    fetch('/v1/auth/authenticate', { signal: asking.signal })
      .then((answer) => {
        if (answer.status === 401) window.location.reload();
      })
      .catch(() => undefined);
    return () => asking.abort();
  }, []);
  return null;
}
