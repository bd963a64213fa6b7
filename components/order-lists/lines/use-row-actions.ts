'use client';

import { useMemo, useRef } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { amountChanged, linesTicked } from '@/store/order-lists/work';
import { lineOf } from '../../order-line/line-of';
import type { RowActions } from './line-row';
import type { Lines } from './use-lines';

/** Row actions with a stable identity between renders. */
export function useRowActions(
  listId: number,
  lines: Lines,
  order: (productIds: number[]) => Promise<void>,
): RowActions {
  const dispatch = useAppDispatch();
  const latest = useRef({ lines, order });
  latest.current = { lines, order };
  return useMemo(
    () => ({
      tick: ({ item, sum }, on) =>
        dispatch(
          linesTicked({ listId, lines: [{ productId: item.product.productId, sum: on ? sum : null }] }),
        ),
      change: ({ item }, amount) => {
        const same = amount.unitId === item.unitId && amount.quantity === item.quantity;
        const { productId } = item.product;
        const { sum } = lineOf(item, amount);
        dispatch(amountChanged({ listId, productId, amount: same ? null : amount, sum }));
      },
      note: ({ item }, note) => latest.current.lines.note(item, note),
      takeOff: ({ item }) => void latest.current.lines.takeOff([item.product.productId]),
      take: ({ item, unit }, quantity) => {
        const { productId } = item.product;
        const amount = { unitId: unit?.puId ?? item.unitId, quantity };
        dispatch(amountChanged({ listId, productId, amount, sum: lineOf(item, amount).sum }));
        void latest.current.order([productId]);
      },
    }),
    [dispatch, listId],
  );
}
