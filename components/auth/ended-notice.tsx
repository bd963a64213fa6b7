'use client';

import { useEffect, useState } from 'react';
import { session as words } from '@/locales/nl/auth/session';
import { Notice } from '../ui/notice';

/**
 * Login page notice that the session has ended. A reload that was redirected here means that the page was a
 * customer's page before: the session expired (see `leaveExpiredSession`), for example after twelve hours.
 */
export function EndedNotice() {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    setEnded(start?.type === 'reload' && start.redirectCount > 0);
  }, []);
  return ended && <Notice tone="warning">{words.ended}</Notice>;
}
