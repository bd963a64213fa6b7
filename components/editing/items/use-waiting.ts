import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type Waiting = AnswerOf<'editing.changes'>[number];

/** Drafts and planned changes of a kind, by the moment at which they become live; empty until they are loaded. */
export function useWaiting(kind: 'news' | 'blog'): readonly Waiting[] {
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    let isOver = false;
    // The list is an extra: where it fails, the page works as without it.
    void dispatch(callApi('editing.changes', {})).then((outcome) => {
      if (isOver || 'refusal' in outcome) return;
      const at = ({ publishAt }: Waiting) => publishAt ?? '9999';
      setWaiting(
        outcome.value
          .filter((change) => change.kind === kind)
          .sort((one, other) => at(one).localeCompare(at(other))),
      );
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, kind]);
  return waiting;
}
