'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { markTouched } from './lazy-on-interaction';

/**
 * Reads the page again from the server. React shows nothing of it before every part of the page is hydrated, so parts
 * that wait for the first touch are loaded now: a refresh can come without one, by a timer or assistive technology.
 */
export function useRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    markTouched();
    router.refresh();
  }, [router]);
}
