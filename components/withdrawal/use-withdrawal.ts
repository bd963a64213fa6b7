'use client';

import { useState } from 'react';
import { lineField, type PickedLine, pickedLines } from '@/lib/forms/withdrawal-form';
import { tabDraft } from '../form/draft';
import type { Texts } from '../form/form-texts';
import { useContractForm } from '../form/use-contract-form';
import type { OrderedLine, WithdrawalPrefill } from './prefill';

/** The shop's word that a statement came in. */
export interface Receipt {
  receivedAt: string;
  email: string;
}

/** The chosen lines; of no line more than was ordered. */
export const chosenLines = (texts: Texts, lines: readonly OrderedLine[]): PickedLine[] =>
  pickedLines(texts).flatMap(({ line, quantity }) => {
    const ordered = lines[line]?.quantity ?? 0;
    return ordered > 0 ? [{ line, quantity: Math.min(quantity, ordered) }] : [];
  });

/** The form of a withdrawal; its draft survives a failure or a reload. */
export function useWithdrawal({ orderNumber, name, email, lines }: WithdrawalPrefill) {
  const [receipt, setReceipt] = useState<Receipt>();
  const quantities = Object.fromEntries(lines.map((_, line) => [lineField(line), '']));
  const initial: Texts = { name, email, orderNumber, articles: '', ...quantities };
  const form = useContractForm('service.withdraw', {
    draftKey: tabDraft('message', orderNumber === '' ? 'withdrawal' : `withdrawal.${orderNumber}`),
    initial,
    rules: ({ withdrawalForm }) => withdrawalForm,
    // Another number than that of the lines: they are another order's.
    request: (statement, typed) => ({
      ...statement,
      lines: statement.orderNumber === orderNumber ? chosenLines(typed, lines) : [],
    }),
    onDone: ({ receivedAt }, statement) => setReceipt({ receivedAt, email: statement.email }),
  });
  return { form, receipt };
}
