import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** Lists that come thirty rows at a time. */
type PagedCall =
  | 'editing.versions'
  | 'editing.recentVersions'
  | 'editing.actions'
  | 'workbench.history'
  | 'customerDesk.agreements'
  | 'withdrawals.list'
  | 'newsletter.list'
  | 'reviews.managed'
  | 'serviceDesk.list';
type Row<Name extends PagedCall> = AnswerOf<Name> extends readonly (infer Entry)[] ? Entry : never;

const PAGE_SIZE = 30;

interface Pages<Entry> {
  rows: readonly Entry[];
  hasMore: boolean;
}

/** Rows of a list, page after page. The answer of an earlier request is dropped. */
export function usePages<Name extends PagedCall>(name: Name, request: Omit<RequestOf<Name>, 'page'>) {
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState<Pages<Row<Name>>>();
  const [failure, setFailure] = useState<ErrorCode>();
  const newest = useRef(0);
  const key = JSON.stringify(request);

  const load = useCallback(
    async (known: readonly Row<Name>[]) => {
      newest.current += 1;
      const mine = newest.current;
      const page = Math.floor(known.length / PAGE_SIZE);
      const outcome = await dispatch(callApi(name, { ...JSON.parse(key), page } as RequestOf<Name>));
      if (mine !== newest.current) return;
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if (!('value' in outcome)) return;
      const rows = outcome.value as readonly Row<Name>[];
      setPages({ rows: [...known, ...rows], hasMore: rows.length === PAGE_SIZE });
    },
    [dispatch, name, key],
  );
  const reload = useCallback(() => load([]), [load]);
  useEffect(() => void reload(), [reload]);

  const rows = pages?.rows ?? [];
  return {
    rows,
    isLoading: !pages && !failure,
    failure,
    reload,
    more: pages?.hasMore ? () => load(rows) : undefined,
  };
}
