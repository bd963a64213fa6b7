'use client';

import { useEffect, useState } from 'react';
import type { ErrorCode, LinkedTask } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** State of the page: waiting, no link, failed, or the task. */
type Shown =
  | { kind: 'waiting' }
  | { kind: 'no-link' }
  | { kind: 'failed'; code: ErrorCode }
  | { kind: 'found'; linked: LinkedTask };

/** Reads the token from the mailed link's fragment and loads its task. Loading changes nothing. */
export function useLinkedTask() {
  const dispatch = useAppDispatch();
  const [token, setToken] = useState('');
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });

  const look = async (given: string) => {
    const outcome = await dispatch(callApi('tasks.linked', { token: given }));
    setShown(
      'value' in outcome
        ? { kind: 'found', linked: outcome.value }
        : { kind: 'failed', code: outcome.refusal.code },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after the first render
  useEffect(() => {
    const given = location.hash.slice(1);
    setToken(given);
    if (given === '') setShown({ kind: 'no-link' });
    else void look(given);
  }, []);
  return { shown, token, again: () => look(token) };
}
