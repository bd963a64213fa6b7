'use client';

import { MAX_CANCEL_REASON } from '@toonbank/contract/order-changes';
import { useId, useRef } from 'react';
import { changeOrder as words } from '@/locales/nl/account/change-order';
import { TextArea } from '../form/text-area';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

interface CancelQuestionProps {
  orderNumber: string;
  busy: boolean;
  error?: string;
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Asks whether to cancel an order, and why. */
export function CancelQuestion({ orderNumber, busy, error, onCancel, onClose }: CancelQuestionProps) {
  const id = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog title={words.question(orderNumber)} onClose={onClose}>
      <p className="text-ink-soft">{words.hint}</p>
      <TextArea ref={reason} id={id} label={words.reason} optional maxLength={MAX_CANCEL_REASON} />
      {error && (
        <Notice tone="danger" urgent>
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button busy={busy} onClick={() => onCancel(reason.current?.value.trim() ?? '')}>
          {busy ? words.busy : words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
