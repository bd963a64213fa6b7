import { useState } from 'react';
import { admin as words } from '@/locales/nl/admin/admin';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  /** The button that changes nothing; absent: `Behouden`. */
  no?: string;
  /** @returns why it was refused; undefined once it is done */
  onYes: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before something that can't be undone. */
export function ConfirmDialog({ title, text, yes, no = words.keep, onYes, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const go = async () => {
    if (isBusy) return;
    setBusy(true);
    const refused = await onYes();
    setBusy(false);
    setRefusal(refused ?? '');
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-sm">{text}</p>
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void go()}>
          {yes}
        </Button>
        <Button look="outline" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
