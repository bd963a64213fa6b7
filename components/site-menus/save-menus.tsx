import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { siteMenuWords as words } from '@/locales/nl/admin/site-menus';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { ArrangedPage } from './arrangement';
import { draftMenus } from './draft-menus';

interface SaveMenusProps {
  canPublish: boolean;
  changed: ArrangedPage[];
  onSaved: () => Promise<void>;
  onUndo: () => void;
}

/** Publishes the menus, all or none; an editor keeps them as drafts of their pages. */
export function SaveMenus({ canPublish, changed, onSaved, onUndo }: SaveMenusProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const hasChanges = changed.length > 0;

  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  const save = async () => {
    setBusy(true);
    setDone(false);
    setFailure(undefined);
    const outcome = canPublish
      ? await dispatch(callApi('sitePages.arrange', { pages: changed }))
      : await dispatch(draftMenus(changed));
    setBusy(false);
    if ('refusal' in outcome) return setFailure(outcome.refusal.code);
    setDone(true);
    await onSaved();
  };
  const label = canPublish ? words.publish : words.saveDraft;
  const busyLabel = canPublish ? words.publishing : words.saving;
  return (
    <div className="sticky bottom-0 flex flex-col gap-3 border-line border-t bg-surface py-4">
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      {isDone && !hasChanges && (
        <Notice tone="success" urgent>
          {canPublish ? words.published : words.saved}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isBusy} disabled={!hasChanges} onClick={() => void save()}>
          {isBusy ? busyLabel : label}
        </Button>
        {hasChanges && (
          <Button look="quiet" onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        <p className="text-ink-soft text-sm">{hasChanges ? words.unsaved(changed.length) : words.noChange}</p>
      </div>
    </div>
  );
}
