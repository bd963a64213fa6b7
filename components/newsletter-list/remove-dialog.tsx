import { useState } from 'react';
import { newsletterListWords as words } from '@/locales/nl/admin/newsletter';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useAttempt } from '../shared/use-attempt';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import type { Subscriber } from './subscriber-row';

interface RemoveDialogProps {
  subscriber: Subscriber;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an address is signed out: only its owner can sign up again. */
export function RemoveDialog({ subscriber: { id, email }, onRemoved, onClose }: RemoveDialogProps) {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    if (await attempt(() => dispatch(callApi('newsletter.remove', { subscriberID: id })))) await onRemoved();
    else setBusy(false);
  };
  return (
    <Dialog title={words.sure} onClose={onClose}>
      <p className="wrap-anywhere">{words.sureText(email)}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void remove()}>
          {words.remove}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
