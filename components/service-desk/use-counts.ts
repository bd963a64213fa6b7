import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** How many tasks wait; undefined until that is known. */
export function useCounts() {
  const dispatch = useAppDispatch();
  const [counts, setCounts] = useState<AnswerOf<'serviceDesk.counts'>>();
  useEffect(() => {
    void dispatch(callApi('serviceDesk.counts', {})).then((outcome) => {
      if ('value' in outcome) setCounts(outcome.value);
    });
  }, [dispatch]);
  return counts;
}
