import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type Change = AnswerOf<'editing.changes'>[number];

/** What is not live yet on the site; also read again when the admin comes back to this window. */
export function useChanges() {
  const dispatch = useAppDispatch();
  const [changes, setChanges] = useState<readonly Change[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('editing.changes', {}));
    if ('value' in outcome) setChanges(outcome.value);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
  }, [dispatch]);
  useEffect(() => {
    const onFocus = () => void reload();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [reload]);
  return { changes, failure, reload };
}
