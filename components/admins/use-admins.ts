import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type ListedAdmin = AnswerOf<'admins.list'>['admins'][number];

/** The administrators of the site. */
export function useAdmins() {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<AnswerOf<'admins.list'>>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('admins.list', {}));
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    if ('value' in outcome) setFound(outcome.value);
  }, [dispatch]);
  useEffect(() => void reload(), [reload]);
  return { found, failure, reload };
}
