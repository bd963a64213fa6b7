import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type MasterPage = AnswerOf<'masters.pages'>[number];

/** The site's pages that have a master text. */
export function useMasterPages() {
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState<readonly MasterPage[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('masters.pages', {}));
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    if ('value' in outcome) setPages(outcome.value);
  }, [dispatch]);
  useEffect(() => void reload(), [reload]);
  return {
    rows: pages ?? [],
    isLoading: !pages && !failure,
    failure,
    reload,
    more: undefined,
  };
}
