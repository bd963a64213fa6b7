import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** The numbers of waiting tasks; undefined until they are loaded. */
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
