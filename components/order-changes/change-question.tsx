'use client';

import { changeOrder as words } from '@/locales/nl/account/change-order';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

interface ChangeQuestionProps {
  orderNumber: string;
  busy: boolean;
  error?: string;
  onChange: () => void;
  onClose: () => void;
}

/** Explains how an order is changed, and asks whether to put its lines into the cart. */
export const ChangeQuestion = ({ orderNumber, busy, error, onChange, onClose }: ChangeQuestionProps) => (
  <Dialog title={words.changeQuestion(orderNumber)} onClose={onClose}>
    <p className="text-ink-soft">{words.changeHint}</p>
    {error && (
      <Notice tone="danger" urgent>
        {error}
      </Notice>
    )}
    <div className="flex flex-wrap justify-end gap-2">
      <Button look="outline" onClick={onClose}>
        {words.leave}
      </Button>
      <Button busy={busy} onClick={onChange}>
        {busy ? words.changeBusy : words.changeConfirm}
      </Button>
    </div>
  </Dialog>
);
