'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { recurringUrl } from '@/lib/urls/recurring-order-urls';
import { recurringForm as words } from '@/locales/nl/recurring-orders';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { mergeRows, type QuickRow, rowOf } from '../quick-order/rows';
import type { ActionResult } from '../shared/result-notice';
import { useRefresh } from '../ui/use-refresh';
import type { RecurringFormData } from './form-data';
import { faultsOf, type RecurringFaults, requestOf, type TypedRecurring, typedOf } from './typed-recurring';
import { refusalText } from './use-recurring';

const asRows = ({ order, beginning }: RecurringFormData): QuickRow[] =>
  (order ?? beginning)?.lines.map((item) => ({ item })) ?? [];

/** Form state of a recurring order. The values stay until the server has saved them. */
export function useRecurringForm(given: RecurringFormData) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const refresh = useRefresh();
  const id = useId();
  const [typed, setTyped] = useState(() => typedOf(given));
  const [rows, setRows] = useState(() => asRows(given));
  const [faults, setFaults] = useState<RecurringFaults>({});
  const [said, say] = useState<ActionResult>();
  const [busy, setBusy] = useState(false);

  const show = (wrong: RecurringFaults) => {
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const change = (part: Partial<TypedRecurring>) => {
    setTyped((before) => ({ ...before, ...part }));
    // Clear a field's error as soon as it is edited.
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  const refuse = (refusal: Refusal) => {
    const text = refusalText(refusal);
    const field = Object.keys(refusal.fields).find((name) => name in typed);
    if (field) show({ [field]: text });
    say({ tone: 'danger', text: field ? words.failed : `${words.failed} ${text}` });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    say(undefined);
    const wrong = faultsOf(typed, rows);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const request = requestOf(typed, rows, given.order?.recurringId);
    const outcome = await dispatch(callApi('recurringOrders.save', request));
    setBusy(false);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const { recurringId, name } = outcome.value;
    say({ text: words.saved(name) });
    if (given.order) refresh();
    else router.push(recurringUrl(recurringId));
  };

  /** @returns whether it became a row */
  const add = async (code: string, quantity?: number): Promise<boolean> => {
    const outcome = await dispatch(callApi('quickOrder.find', { codes: [code] }));
    if ('refusal' in outcome) {
      say({ tone: 'danger', text: refusalText(outcome.refusal) });
      return false;
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
    id,
    typed,
    rows,
    faults,
    said,
    busy,
    change,
    submit,
    add,
    changeRow: (at: number, part: { unitId: number; quantity: number }) =>
      setRows(rows.map((row, place) => (place === at ? { item: { ...row.item, ...part } } : row))),
    removeRow: (at: number) => setRows(rows.filter((_, place) => place !== at)),
  };
}

export type RecurringFormState = ReturnType<typeof useRecurringForm>;
