'use client';

import { useEffect, useState } from 'react';
import { session as words } from '@/locales/nl/auth/session';
import { Notice } from '../ui/notice';

/**
 * On the login page: why one has to log in again. A page that was read again and led here was a customer's before: the
 * session ended meanwhile (`leaveDeadSession`, or somebody who reloads after twelve hours).
 */
export function EndedNotice() {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    setEnded(start?.type === 'reload' && start.redirectCount > 0);
  }, []);
  return ended && <Notice tone="warning">{words.ended}</Notice>;
}
