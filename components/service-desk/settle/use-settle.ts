import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { randomKey } from '@/lib/random-key';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type SettleableLine = AnswerOf<'serviceDesk.settleable'>[number];
export type SettleWay = 'credit' | 'next_delivery';

interface Settlement {
  lines: { aboutID: number; line: number; quantity: number }[];
  by: SettleWay;
  text: string;
}

/** The rows of delivered orders that a task is about, and the call that settles units of them. */
export function useSettle(taskID: number, onSettled: () => Promise<void>) {
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<SettleableLine[]>();
  const [loadFailure, setLoadFailure] = useState<ErrorCode>();
  const [isBusy, setBusy] = useState(false);
  /** Idempotency key: a retry after a lost response does not settle twice. */
  const key = useRef(randomKey());
  const load = useCallback(async () => {
    const outcome = await dispatch(callApi('serviceDesk.settleable', { taskID }));
    if ('value' in outcome) setLines(outcome.value);
    setLoadFailure('refusal' in outcome ? outcome.refusal.code : undefined);
  }, [dispatch, taskID]);
  useEffect(() => void load(), [load]);
  const settle = async (settlement: Settlement): Promise<Outcome<AnswerOf<'serviceDesk.settle'>>> => {
    setBusy(true);
    const request = { taskID, requestKey: key.current, ...settlement };
    const outcome = await dispatch(callApi('serviceDesk.settle', request));
    if ('value' in outcome) key.current = randomKey();
    await load();
    if ('value' in outcome) await onSettled();
    setBusy(false);
    return outcome;
  };
  return { lines, loadFailure, load, isBusy, settle };
}
