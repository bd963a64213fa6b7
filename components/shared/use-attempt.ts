'use client';

import { toastShown } from '@/store/app/slice';
import type { Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';

/** Runs a call. Resolves undefined when it failed; a toast shows the error. */
export function useAttempt() {
  const dispatch = useAppDispatch();
  return async <T>(thunk: AppThunk<Promise<Outcome<T>>>): Promise<{ value: T } | undefined> => {
    const outcome = await dispatch(thunk);
    if ('value' in outcome) return outcome;
    dispatch(toastShown({ kind: 'failed', code: outcome.refusal.code }));
    return undefined;
  };
}
