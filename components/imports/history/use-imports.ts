import type { ErrorCode } from '@toonbank/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

type Imports = AnswerOf<'imports.list'>;

/** The imports of the site, newest first, page after page. */
export function useImports() {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Imports>();
  const [failure, setFailure] = useState<ErrorCode>();
  const load = useCallback(
    async (known: Imports['imports'], before?: number) => {
      const outcome = await dispatch(callApi('imports.list', { ...(before && { before }) }));
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if ('value' in outcome) setLoaded({ ...outcome.value, imports: [...known, ...outcome.value.imports] });
    },
    [dispatch],
  );
  const reload = useCallback(() => load([]), [load]);
  useEffect(() => void reload(), [reload]);
  const rows = loaded?.imports ?? [];
  const next = loaded?.next;
  return {
    rows,
    isLoading: !loaded && !failure,
    failure,
    reload,
    more: next ? () => load(rows, next) : undefined,
  };
}
