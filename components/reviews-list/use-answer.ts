import { useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { ManagedReview } from './review-row';

/** Saves the answer to a review. After a conflict `other` is the review as a colleague left it. */
export function useAnswer(review: ManagedReview) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const [other, setOther] = useState<ManagedReview>();
  const { id: reviewID } = review;

  const save = async (answer: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    const { version } = other ?? review;
    const outcome = await dispatch(callApi('reviews.answer', { reviewID, answer, version }));
    if ('refusal' in outcome) await explain(outcome.refusal.code);
    setBusy(false);
    return 'value' in outcome;
  };
  const explain = async (code: ErrorCode) => {
    if (code !== 'stale_version') return setFailure(code);
    const outcome = await dispatch(callApi('reviews.managed', { reviewID }));
    const newest = 'value' in outcome ? outcome.value[0] : undefined;
    if (newest) setOther(newest);
    else setFailure(code);
  };
  return { failure, other, isBusy, save };
}
