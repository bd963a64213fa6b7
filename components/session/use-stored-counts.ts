import { useEffect, useState } from 'react';
import { readStored } from '@/lib/browser-storage/browser-storage';

const loadCounts = () => import('../stock-count/offline/forget-counts');

/**
 * Stock counts on this device: `unsent` entries are lost by a logout. Only a browser that has counted loads the code for it.
 */
export function useStoredCounts() {
  const [hasCounted] = useState(() => Boolean(readStored('counted')));
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    if (!hasCounted) return;
    loadCounts()
      .then(({ countUnsent }) => countUnsent())
      .then(setUnsent, () => undefined);
  }, [hasCounted]);
  /** Never rejects: a logout is not held up. */
  const forget = async () => {
    if (hasCounted)
      await loadCounts()
        .then(({ forgetCounts }) => forgetCounts())
        .catch(() => undefined);
  };
  return { unsent, forget };
}
