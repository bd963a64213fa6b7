import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { type EditedRow, fieldValue, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { useRows } from '../use-page-drafts';
import { inOrder } from './slide-order';

/** A slide as the API lists it. */
interface Listed {
  id: number;
  discardable: boolean;
}

/** The slider of the home page. */
export const HOME_SLIDER = 'home';

export const positionOf = (row: EditedRow): number => Number(fieldValue(row, 'position')) || 0;
const placed = (row: EditedRow) => ({ id: row.id, position: positionOf(row) });

/** All slides of the home page with their drafts, in the order of the drafts; undefined until they are loaded. */
export function useSlideRows() {
  const dispatch = useAppDispatch();
  const rows = useRows();
  const [listed, setListed] = useState<readonly Listed[]>();
  const [failure, setFailure] = useState<ErrorCode>();

  const load = useCallback(async () => {
    setFailure(undefined);
    const outcome = await dispatch(callApi('editing.slides', { code: HOME_SLIDER }));
    if ('refusal' in outcome) return setFailure(outcome.refusal.code);
    const opened = await Promise.all(outcome.value.map(({ id }) => dispatch(openRow({ kind: 'slide', id }))));
    for (const one of opened) if ('refusal' in one) return setFailure(one.refusal.code);
    setListed(outcome.value);
  }, [dispatch]);
  useEffect(() => void load(), [load]);

  // A row that was published is closed: it is read again.
  const isIncomplete = listed?.some(({ id }) => !rows[rowKey({ kind: 'slide', id })]) ?? false;
  useEffect(() => {
    if (isIncomplete) void load();
  }, [isIncomplete, load]);

  const slides = listed
    ?.flatMap(({ id }) => rows[rowKey({ kind: 'slide', id })] ?? [])
    .sort((one, other) => inOrder(placed(one), placed(other)));
  // The slides that the editor may remove without being a publisher.
  const own = new Set(listed?.filter(({ discardable }) => discardable).map(({ id }) => id));
  return { slides, own, failure, load };
}
