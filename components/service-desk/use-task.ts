import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type DeskTaskDetails = AnswerOf<'serviceDesk.details'>;
/** Reloads the task; undefined after a failure. */
export type ReloadTask = () => Promise<DeskTaskDetails | undefined>;
export type DeskMessage = DeskTaskDetails['rows'][number];

/** Loads a task, and reloads it when the window gets the focus, because customers and colleagues write too. */
export function useTask(taskID: number) {
  const dispatch = useAppDispatch();
  const [task, setTask] = useState<DeskTaskDetails>();
  const [failure, setFailure] = useState<ErrorCode>();
  const reload: ReloadTask = useCallback(async () => {
    const outcome = await dispatch(callApi('serviceDesk.details', { taskID }));
    if ('value' in outcome) setTask(outcome.value);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    return 'value' in outcome ? outcome.value : undefined;
  }, [dispatch, taskID]);
  useEffect(() => {
    const onFocus = () => void reload();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [reload]);
  return { task, failure, reload };
}
