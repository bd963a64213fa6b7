import { useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { addRows } from '../order-line/add-rows';
import type { CartRow, RowOutcomes } from '../order-line/cart-row';
import { type ReorderRow, toReorderRows } from './to-reorder-rows';

/** The reordering of one order of a list. */
export type Reordering =
  | { state: 'busy' }
  | { state: 'failed'; code: ErrorCode }
  | { state: 'done'; rows: ReorderRow[]; outcomes: RowOutcomes };

/** Puts whole orders of a list, which has no rows, into the cart; the results by order number. */
export function useReorders() {
  const dispatch = useAppDispatch();
  const [results, setResults] = useState<Readonly<Record<string, Reordering>>>({});
  const note = (orderNumber: string, result: Reordering) =>
    setResults((before) => ({ ...before, [orderNumber]: result }));

  const reorder = async (orderNumber: string) => {
    note(orderNumber, { state: 'busy' });
    const answer = await dispatch(callApi('service.orderHistory', { orderNumber, withRows: true }));
    if ('refusal' in answer) return note(orderNumber, { state: 'failed', code: answer.refusal.code });
    const order = answer.value.orders[0];
    if (!order) return note(orderNumber, { state: 'failed', code: 'not_found' });
    const rows = toReorderRows(order.rows ?? []);
    const outcomes = await dispatch(addRows(rows.flatMap(({ wanted }) => wanted ?? [])));
    note(orderNumber, { state: 'done', rows, outcomes });
  };

  /** Retries one refused row of an order with another quantity. */
  const take = async (orderNumber: string, row: CartRow, quantity: number) => {
    const before = results[orderNumber];
    if (before?.state !== 'done') return;
    const added = await dispatch(addRows([{ ...row, quantity }]));
    note(orderNumber, { ...before, outcomes: { ...before.outcomes, ...added } });
  };

  return { results, reorder, take };
}
