'use client';

import { useEffect } from 'react';
import { leaveExpiredSession } from '@/api/session-fetch';

/** In a page whose customer turned out to be logged out. */
export function SessionExpired() {
  useEffect(() => {
    const asking = new AbortController();
    leaveExpiredSession(asking.signal);
    return () => asking.abort();
  }, []);
  return null;
}
