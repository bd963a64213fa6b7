import type { ImportState } from '@toonbank/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

const POLL_INTERVAL_MS = 1_000;

export type ImportDetails = AnswerOf<'imports.details'>;
export type ImportProgress = AnswerOf<'imports.progress'>;

/** The server works on it: its state changes without the screen. */
const isBusy = (state: ImportState) => state === 'opening' || state === 'comparing' || state === 'applying';

/** An import, and while the server works on it its progress, asked each second. */
export function useImport(importID: number) {
  const dispatch = useAppDispatch();
  const [details, setDetails] = useState<Outcome<ImportDetails>>();
  const [progress, setProgress] = useState<ImportProgress>();
  const reload = useCallback(async () => {
    setDetails(await dispatch(callApi('imports.details', { importID })));
  }, [dispatch, importID]);
  useEffect(() => void reload(), [reload]);

  const state = details && 'value' in details ? details.value.state : undefined;
  useEffect(() => {
    if (!state || !isBusy(state)) return;
    const ask = async () => {
      const outcome = await dispatch(callApi('imports.progress', { importID }));
      // A call that failed is made again a second later.
      if (!('value' in outcome)) return;
      setProgress(outcome.value);
      if (outcome.value.state !== state) await reload();
    };
    const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [dispatch, importID, state, reload]);

  return { details, progress, reload };
}
