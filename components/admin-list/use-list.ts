import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { ListCall, ListRow } from './list-definition';

interface Page<Row> {
  rows: readonly Row[];
  next: string | null;
  count: number;
}

interface Loaded<Row> extends Page<Row> {
  /** The request that these rows answer. */
  key: string;
}

/** Rows of a list, page after page. The answer of an earlier request is dropped; its rows stay until the new ones come. */
export function useList<Name extends ListCall>(name: Name, request: object, version: number) {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded<ListRow<Name>>>();
  const [failure, setFailure] = useState<ErrorCode>();
  const newest = useRef(0);
  const key = JSON.stringify(request);

  const load = useCallback(
    async (known?: Loaded<ListRow<Name>>) => {
      newest.current += 1;
      const mine = newest.current;
      const cursor = known?.next ? { cursor: known.next } : {};
      const outcome = await dispatch(callApi(name, { ...JSON.parse(key), ...cursor } as RequestOf<Name>));
      if (mine !== newest.current) return;
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if (!('value' in outcome)) return;
      const { rows, next, count } = outcome.value as Page<ListRow<Name>>;
      setLoaded({ rows: [...(known?.rows ?? []), ...rows], next, count, key });
    },
    [dispatch, name, key],
  );
  const reload = useCallback(() => load(), [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version loads the same request again.
  useEffect(() => void reload(), [reload, version]);

  return {
    rows: loaded?.rows ?? [],
    count: loaded?.count,
    /** No rows yet. */
    isLoading: !loaded && !failure,
    /** Rows of an earlier request are shown. */
    isStale: loaded !== undefined && loaded.key !== key,
    failure,
    reload,
    more: loaded?.next && loaded.key === key ? () => load(loaded) : undefined,
  };
}
