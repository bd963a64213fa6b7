import type { ContentKind } from '@toonbank/contract/editing/kinds';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

/** Two versions of a row. */
export interface Compared {
  kind: ContentKind;
  id: number;
  from: number;
  to: number;
}

/** What differs between two versions; undefined while it is loaded. */
export function useComparison({
  kind,
  id,
  from,
  to,
}: Compared): Outcome<AnswerOf<'editing.compare'>> | undefined {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome<AnswerOf<'editing.compare'>>>();
  useEffect(() => {
    let isCurrent = true;
    setOutcome(undefined);
    void dispatch(callApi('editing.compare', { kind, id, from, to })).then((answer) => {
      if (isCurrent) setOutcome(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, kind, id, from, to]);
  return outcome;
}
