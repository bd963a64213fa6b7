'use client';

import { useState } from 'react';
import type { ProductMatch } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAttempt } from '../shared/use-attempt';

/** Codes per call: small enough to show progress. */
const CODES_PER_CALL = 100;

export interface Progress {
  done: number;
  of: number;
}

/** Looks up codes and reports progress. */
export function useLookUp() {
  const attempt = useAttempt();
  const [progress, setProgress] = useState<Progress>();

  /**
   * Products by the index of their code; those on sale come first. Undefined when the call failed; a toast
   * shows the error.
   */
  const lookUp = async (codes: readonly string[]): Promise<Map<number, ProductMatch[]> | undefined> => {
    const found = new Map<number, ProductMatch[]>();
    for (let from = 0; from < codes.length; from += CODES_PER_CALL) {
      setProgress({ done: from, of: codes.length });
      const part = codes.slice(from, from + CODES_PER_CALL);
      const answer = await attempt(callApi('quickOrder.find', { codes: part }));
      if (!answer) {
        setProgress(undefined);
        return undefined;
      }
      for (const hit of answer.value) {
        const place = from + hit.place;
        found.set(place, [...(found.get(place) ?? []), hit]);
      }
    }
    setProgress(undefined);
    return found;
  };
  return { progress, lookUp };
}
