'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { markTouched } from './lazy-on-interaction';

/**
 * Refreshes the page from the server. React shows the result only after every part is hydrated, so parts
 * that wait for the first interaction are loaded now: a refresh can come from a timer or assistive
 * technology.
 */
export function useRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    markTouched();
    router.refresh();
  }, [router]);
}
