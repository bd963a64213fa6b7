'use client';

import { changeOrder as words } from '@/locales/nl/account/change-order';
import { OrderQuestion } from './order-question';

interface ChangeQuestionProps {
  orderNumber: string;
  busy: boolean;
  error?: string;
  onChange: () => void;
  onClose: () => void;
}

/** Explains how an order is changed, and asks whether to put its lines into the cart. */
export const ChangeQuestion = ({ orderNumber, busy, error, onChange, onClose }: ChangeQuestionProps) => (
  <OrderQuestion
    title={words.changeQuestion(orderNumber)}
    hint={words.changeHint}
    texts={{ leave: words.leave, confirm: words.changeConfirm, busy: words.changeBusy }}
    {...{ busy, error, onClose }}
    onConfirm={onChange}
  />
);
