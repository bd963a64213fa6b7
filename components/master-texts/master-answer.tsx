import type { ConflictChoice, MasterChoice, TextConflict } from '@toonbank/contract';
import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { masterWords as words } from '@/locales/nl/admin/master-texts';
import { resolveMaster } from '@/store/editing/resolve-master';
import { useAppDispatch } from '@/store/hooks';
import { ConflictChooser } from '../editing/publish/conflict-chooser';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { MasterPage } from './use-master-pages';

interface MasterAnswerProps {
  page: MasterPage;
  onResolved: (text: string) => void;
}

/** Take over, keep or merge. Where both texts changed a block, it asks which stays. */
export function MasterAnswer({ page, onResolved }: MasterAnswerProps) {
  const { id, version, master, title, state } = page;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<MasterChoice>();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly TextConflict[]>([]);

  const answer = async (choice: MasterChoice, choices: ConflictChoice[] = []) => {
    setBusy(choice);
    setFailure(undefined);
    const outcome = await dispatch(resolveMaster({ id, version, master, choice, choices }));
    setBusy(undefined);
    setAsked(false);
    if ('version' in outcome) {
      onResolved(words.done[choice](title));
      return;
    }
    setConflicts(outcome.conflicts);
    if (outcome.conflicts.length === 0) setFailure(adminErrorText(outcome.refusal.code));
  };
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      {conflicts.length > 0 && (
        <>
          <Notice urgent>{words.conflict}</Notice>
          <ConflictChooser
            conflicts={conflicts}
            offersBoth
            action={words.mergeNow}
            onResolve={(sides) =>
              void answer(
                'merge',
                conflicts.map(({ field, theirs }, at) => ({ field, theirs, side: sides[at] ?? 'mine' })),
              )
            }
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'changed' && conflicts.length === 0 && (
          <Button onClick={() => void answer('merge')} busy={busy === 'merge'}>
            {words.merge}
          </Button>
        )}
        {state === 'changed' && (
          <Button look="outline" onClick={() => void answer('keep')} busy={busy === 'keep'}>
            {words.keep}
          </Button>
        )}
        <Button look="outline" onClick={() => setAsked(true)}>
          {words.take}
        </Button>
      </div>
      {isAsked && (
        <Dialog title={words.takeTitle} onClose={() => setAsked(false)}>
          <p>{words.takeText(title)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void answer('take')} busy={busy === 'take'}>
              {words.takeNow}
            </Button>
            <Button look="quiet" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
