import { useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { changes as words } from '@/locales/nl/admin/changes';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { common } from '@/locales/nl/common';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { authorName, changeLabel } from './change-row';
import type { Change } from './use-changes';

interface RemoveChangeProps {
  change: Change;
  canPublish: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a draft or a planned change is deleted. */
export function RemoveChange({ change, canPublish, onDone, onClose }: RemoveChangeProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const remove = async () => {
    setBusy(true);
    const { draftId: draftID, kind, id, revision } = change;
    const outcome = await dispatch(
      canPublish
        ? callApi('editing.cancel', { draftID, revision })
        : callApi('editing.discard', { kind, id, revision }),
    );
    setBusy(false);
    if ('value' in outcome) onDone();
    else setFailure(outcome.refusal.code);
  };
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      <p>{words.removeText(changeLabel(change), authorName(change))}</p>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => void remove()}>
          {words.removeSure}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
