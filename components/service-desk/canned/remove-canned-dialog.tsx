import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { cannedWords as words } from '@/locales/nl/admin/service-desk';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import type { CannedAnswer } from './use-canned-answers';

interface RemoveCannedDialogProps {
  answer: CannedAnswer;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Dialog that confirms the removal of a canned answer. */
export function RemoveCannedDialog({ answer, onRemoved, onClose }: RemoveCannedDialogProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    setBusy(true);
    const outcome = await dispatch(callApi('serviceDesk.removeCannedAnswer', { cannedID: answer.cannedId }));
    setBusy(false);
    // A colleague has removed it already.
    if ('value' in outcome || outcome.refusal.code === 'not_found') return onRemoved();
    setFailure(adminErrorText(outcome.refusal.code));
  };
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <p className="wrap-anywhere">{words.removeText(answer.title)}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
