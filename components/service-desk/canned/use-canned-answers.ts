import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type CannedAnswer = AnswerOf<'serviceDesk.cannedAnswers'>[number];

/** The canned answers of the site, and their order. */
export function useCannedAnswers() {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState<readonly CannedAnswer[]>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload = useCallback(async () => {
    const outcome = await dispatch(callApi('serviceDesk.cannedAnswers', {}));
    if ('value' in outcome) setRows(outcome.value);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
  }, [dispatch]);
  useEffect(() => void reload(), [reload]);

  const move = async (from: number, to: number) => {
    const next = [...(rows ?? [])];
    next.splice(to, 0, ...next.splice(from, 1));
    setRows(next);
    const cannedIDs = next.map(({ cannedId }) => cannedId);
    const outcome = await dispatch(callApi('serviceDesk.arrangeCannedAnswers', { cannedIDs }));
    if (!('refusal' in outcome)) return;
    await reload();
    setFailure(outcome.refusal.code);
  };
  const list = { rows: rows ?? [], isLoading: !rows && !failure, failure, reload, more: undefined };
  return { list, move };
}
