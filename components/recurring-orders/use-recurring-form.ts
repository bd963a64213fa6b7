'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { RecurringOrder } from '@/api/types';
import { recurringUrl } from '@/lib/urls/recurring-order-urls';
import { recurringForm as words } from '@/locales/nl/recurring-orders';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { FormRoot } from '../form/form-texts';
import { useContractForm } from '../form/use-contract-form';
import { mergeRows, type QuickRow, rowOf } from '../quick-order/rows';
import type { ActionResult } from '../shared/result-notice';
import { useRefresh } from '../ui/use-refresh';
import { wordsOf } from './field-words';
import type { RecurringFormData } from './form-data';
import { hasLines, initialTexts, requestOf } from './recurring-request';
import { refusalText } from './use-recurring';

const asRows = ({ order, beginning }: RecurringFormData): QuickRow[] =>
  (order ?? beginning)?.lines.map((item) => ({ item })) ?? [];

const fieldWords = {
  name: wordsOf('name'),
  every: wordsOf('every'),
  startDate: wordsOf('startDate'),
  endDate: wordsOf('endDate'),
  addressID: wordsOf('addressID'),
  paymentSource: wordsOf('paymentSource'),
};

/** Form state of a recurring order. The values stay until the server has saved them. */
export function useRecurringForm(given: RecurringFormData) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const refresh = useRefresh();
  const [rows, setRows] = useState(() => asRows(given));
  const [mode, setMode] = useState<RecurringOrder['mode']>(given.order?.mode ?? 'prepared');
  const [areLinesMissing, setLinesMissing] = useState(false);
  const [said, say] = useState<ActionResult>();
  const form = useContractForm('recurringOrders.save', {
    initial: initialTexts(given),
    words: fieldWords,
    rules: ({ recurringOrderForm }) => recurringOrderForm,
    request: (clean) =>
      requestOf(clean, rows, { mode, ...(given.order && { recurringID: given.order.recurringId }) }),
    send: async (request) => {
      if (request.lines.length > 0) return dispatch(callApi('recurringOrders.save', request));
      document.getElementById(`${form.id}-lines`)?.focus();
      return { refusal: { code: 'invalid_request', fields: { lines: 'required' } } };
    },
    onDone: ({ recurringId, name }) => {
      say({ text: words.saved(name) });
      if (given.order) refresh();
      else router.push(recurringUrl(recurringId));
    },
    onRefused: (refusal, isShown) => {
      if (refusal.fields.lines === 'required') return;
      say({ tone: 'danger', text: isShown ? words.failed : `${words.failed} ${refusalText(refusal)}` });
    },
  });

  const submit = (event: FormEvent<FormRoot>) => {
    say(undefined);
    setLinesMissing(!hasLines(rows));
    return form.submit(event);
  };

  /** @returns whether it became a row; undefined when the lookup failed */
  const add = async (code: string, quantity?: number): Promise<boolean | undefined> => {
    const outcome = await dispatch(callApi('quickOrder.find', { codes: [code] }));
    if ('refusal' in outcome) {
      say({ tone: 'danger', text: refusalText(outcome.refusal) });
      return undefined;
    }
    const found = outcome.value.find(({ available }) => available) ?? outcome.value[0];
    const { row } = rowOf({ row: 1, code, ...(quantity !== undefined && { quantity }) }, found, false);
    if (row) setRows((before) => mergeRows(before, [row]).rows);
    say(
      row
        ? undefined
        : {
            tone: 'warning',
            text: found ? words.goneArticle(found.product.productName) : words.unknownCode(code),
          },
    );
    return row !== undefined;
  };

  return {
    ...form,
    rows,
    mode,
    setMode,
    areLinesMissing,
    said,
    submit,
    add,
    changeRow: (at: number, part: { unitId: number; quantity: number }) =>
      setRows(rows.map((row, place) => (place === at ? { item: { ...row.item, ...part } } : row))),
    removeRow: (at: number) => setRows(rows.filter((_, place) => place !== at)),
  };
}

export type RecurringFormState = ReturnType<typeof useRecurringForm>;
