import { useEffect, useRef, useState } from 'react';
import type { RequestOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { deskAnswerWords as words } from '@/locales/nl/admin/service-desk';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { DeskTaskDetails, ReloadTask } from '../use-task';

type Answer = Omit<RequestOf<'serviceDesk.answer'>, 'taskID' | 'seen'>;

/**
 * Sends an answer. When the server has rows that are newer than the draft, it refuses the answer: the new rows are
 * shown, and the next click sends it.
 * @param isWriting whether there is a draft: rows that are loaded later count as not seen
 */
export function useSendAnswer(task: DeskTaskDetails, isWriting: boolean, reload: ReloadTask) {
  const dispatch = useAppDispatch();
  const seen = useRef(task.seen);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [hasNewer, setNewer] = useState(false);
  useEffect(() => {
    if (!isWriting) seen.current = task.seen;
  }, [isWriting, task.seen]);

  const send = async (answer: Answer): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure('');
    setNewer(false);
    const request = { taskID: task.taskId, seen: seen.current, ...answer };
    const outcome = await dispatch(callApi('serviceDesk.answer', request));
    const isSent = 'value' in outcome;
    const isStale = !isSent && outcome.refusal.code === 'stale_version';
    if (isSent || isStale) seen.current = (await reload())?.seen ?? seen.current;
    if (isStale) setNewer(true);
    else if (!isSent)
      setFailure(outcome.refusal.fields.text ? words.empty : adminErrorText(outcome.refusal.code));
    setBusy(false);
    return isSent;
  };
  return { isBusy, failure, hasNewer, send, refuse: setFailure };
}
