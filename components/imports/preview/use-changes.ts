import type { ErrorCode } from '@toonbank/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { ChangeFilter } from './change-filter';

export type ImportChange = AnswerOf<'imports.changes'>['changes'][number];

interface Loaded {
  rows: readonly ImportChange[];
  next: number | null;
}

/** The changes that a filter names, page after page, and their ticks. The answer of an earlier filter is dropped. */
export function useChanges(
  importID: number,
  { change, warning, search }: ChangeFilter,
  onTicked: () => void,
) {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<ErrorCode>();
  const newest = useRef(0);

  const load = useCallback(
    async (known: readonly ImportChange[], after?: number) => {
      newest.current += 1;
      const mine = newest.current;
      const request: RequestOf<'imports.changes'> = { importID, change, warning, search, after };
      const outcome = await dispatch(callApi('imports.changes', request));
      if (mine !== newest.current) return;
      setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
      if ('value' in outcome)
        setLoaded({ rows: [...known, ...outcome.value.changes], next: outcome.value.next });
    },
    [dispatch, importID, change, warning, search],
  );
  const reload = useCallback(() => load([]), [load]);
  useEffect(() => void reload(), [reload]);

  /** Shown at once, and taken back when the call fails. */
  const tick = async (ticked: boolean, rows?: readonly ImportChange[]) => {
    const changeIDs = rows?.map(({ changeId }) => changeId);
    const request: RequestOf<'imports.tick'> = changeIDs
      ? { importID, ticked, changeIDs }
      : { importID, ticked, change, warning };
    const isTicked = (row: ImportChange) => !rows || rows.some(({ changeId }) => changeId === row.changeId);
    setLoaded(
      (before) =>
        before && { ...before, rows: before.rows.map((row) => (isTicked(row) ? { ...row, ticked } : row)) },
    );
    const outcome = await dispatch(callApi('imports.tick', request));
    if ('refusal' in outcome) {
      // The ticks as they are stored, then the reason.
      await reload();
      setFailure(outcome.refusal.code);
      return;
    }
    onTicked();
  };

  const rows = loaded?.rows ?? [];
  const next = loaded?.next;
  return {
    rows,
    isLoading: !loaded && !failure,
    failure,
    reload,
    more: next ? () => load(rows, next) : undefined,
    tick,
  };
}
