import { useState } from 'react';
import { changes as words } from '@/locales/nl/admin/changes';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../form/checkbox';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { authorName } from './change-row';
import type { Change } from './use-changes';

interface PublishChosenProps {
  changes: readonly Change[];
  chosen: readonly Change[];
  setChosen: (chosen: ReadonlySet<number>) => void;
  /** @param refused draft id → why it could not be published */
  onDone: (refused: Readonly<Record<number, string>>) => void;
}

/** Publishes the chosen changes at once, one after the other; what is refused stays chosen. */
export function PublishChosen({ changes, chosen, setChosen, onDone }: PublishChosenProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  // What is planned has its moment: it is chosen one by one.
  const drafts = changes.filter(({ publishAt }) => publishAt === null);
  const isAll = drafts.length > 0 && drafts.every((draft) => chosen.includes(draft));

  const publishOne = async (change: Change): Promise<string | undefined> => {
    const { draftId, revision, own } = change;
    const outcome = await dispatch(callApi('editing.publish', { draftID: draftId, revision }));
    if ('value' in outcome) return undefined;
    const { code } = outcome.refusal;
    if (code !== 'edit_conflict') return adminErrorText(code);
    return own ? words.conflictOwn : words.conflictOther(authorName(change));
  };
  const publish = async () => {
    setBusy(true);
    setDone(0);
    const refused: Record<number, string> = {};
    // The oldest first: later work is merged with it.
    for (const change of chosen.toReversed()) {
      const reason = await publishOne(change);
      if (reason) refused[change.draftId] = reason;
    }
    setBusy(false);
    setDone(chosen.length - Object.keys(refused).length);
    onDone(refused);
  };

  return (
    <>
      {done > 0 && (
        <Notice tone="success" urgent>
          {words.published(done)}
        </Notice>
      )}
      {changes.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-m bg-surface-alt p-3 md:p-4">
          <label className="flex min-h-11 items-center gap-3">
            <Checkbox
              checked={isAll}
              disabled={drafts.length === 0}
              onChange={() => setChosen(new Set(isAll ? [] : drafts.map(({ draftId }) => draftId)))}
            />
            {words.selectAll}
          </label>
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void publish()}>
            {isBusy ? words.publishing : words.publish(chosen.length)}
          </Button>
        </div>
      )}
    </>
  );
}
