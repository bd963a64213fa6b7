import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type SitePage = AnswerOf<'sitePages.list'>[number];

/** All content pages of the site; `reload` keeps those that are shown until the new ones are there. */
export function useSitePages() {
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState<readonly SitePage[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('sitePages.list', {}));
    if ('value' in outcome) setPages(outcome.value);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
  }, [dispatch]);
  useEffect(() => void reload(), [reload]);
  return { pages, failure, reload };
}
