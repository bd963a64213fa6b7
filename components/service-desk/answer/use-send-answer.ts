import { useRef, useState } from 'react';
import { randomKey } from '@/lib/random-key';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { deskAnswerWords as words } from '@/locales/nl/admin/service-desk';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { DeskTaskDetails } from '../use-task';

interface Answer {
  text: string;
  photos: number[];
  note: boolean;
  solve: boolean;
}

/**
 * Sends an answer. When the customer or a colleague wrote meanwhile, it is not sent: their messages are loaded, and the
 * next click sends it.
 */
export function useSendAnswer(task: DeskTaskDetails, reload: () => Promise<void>) {
  const dispatch = useAppDispatch();
  // Of one answer over all its attempts, so that a lost reply does not send it twice.
  const key = useRef(randomKey());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [hasNewer, setNewer] = useState(false);
  const send = async (answer: Answer): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure('');
    setNewer(false);
    const { taskId: taskID, seen } = task;
    const outcome = await dispatch(
      callApi('serviceDesk.answer', { taskID, seen, requestKey: key.current, ...answer }),
    );
    const isSent = 'value' in outcome;
    if (isSent) key.current = randomKey();
    else if (outcome.refusal.code === 'stale_version') setNewer(true);
    else setFailure(outcome.refusal.fields.text ? words.empty : adminErrorText(outcome.refusal.code));
    if (isSent || outcome.refusal.code === 'stale_version') await reload();
    setBusy(false);
    return isSent;
  };
  return { isBusy, failure, hasNewer, send, refuse: setFailure };
}
