import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useRows } from './use-page-drafts';

type Change = AnswerOf<'editing.changes'>[number];

const countText = (changes: readonly Change[]) => {
  const own = changes.filter((change) => change.own).length;
  if (own > 0) return words.changes(own);
  return changes.length > 0 ? words.noOwnChanges : words.noChanges;
};

/** What of the site is not published: in words, and the own drafts that wait for it. Undefined until it is known. */
export function useUnpublished(): { text: string; drafts: readonly Change[] } | undefined {
  const dispatch = useAppDispatch();
  const [changes, setChanges] = useState<readonly Change[]>();
  // A draft was begun, published or put back: another number of rows is open.
  const drafts = Object.values(useRows()).filter(({ draftId }) => draftId !== 0).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when the drafts of this page change
  useEffect(() => {
    void dispatch(callApi('editing.changes', {})).then((outcome) => {
      if ('value' in outcome) setChanges(outcome.value);
    });
  }, [dispatch, drafts]);
  return (
    changes && {
      text: countText(changes),
      drafts: changes.filter(({ own, publishAt }) => own && publishAt === null),
    }
  );
}
