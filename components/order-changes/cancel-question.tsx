'use client';

import { MAX_CANCEL_REASON } from '@toonbank/contract/order-changes';
import { useId, useRef } from 'react';
import { changeOrder as words } from '@/locales/nl/account/change-order';
import { TextArea } from '../form/text-area';
import { OrderQuestion } from './order-question';

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
    <OrderQuestion
      title={words.question(orderNumber)}
      hint={words.hint}
      texts={{ leave: words.keep, confirm: words.confirm, busy: words.busy }}
      {...{ busy, error, onClose }}
      onConfirm={() => onCancel(reason.current?.value.trim() ?? '')}
    >
      <TextArea ref={reason} id={id} label={words.reason} optional maxLength={MAX_CANCEL_REASON} />
    </OrderQuestion>
  );
}
