'use client';

import { useState } from 'react';
import { listWork as words } from '@/locales/nl/order-lists/order-list-pages';
import { useAppDispatch } from '@/store/hooks';
import { putItems } from '@/store/order-lists/change-items';
import { orderList } from '@/store/order-lists/order-list';
import type { ListWork } from '@/store/order-lists/state';
import { amountsKept } from '@/store/order-lists/work';
import { toCartResult } from '../../order-line/to-cart-result';
import type { Lines } from './use-lines';

/** Orders the whole list or the selected lines, and saves changed quantities to the list. */
export function useOrdering(listId: number, lines: Lines, work: ListWork) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState(false);

  const order = async (productIds?: number[]) => {
    setBusy(true);
    const done = await lines.attempt(orderList(listId, productIds));
    setBusy(false);
    if (!done) return;
    setOrdered(done.value.added.length > 0);
    lines.setResult(toCartResult(done.value));
  };

  const keepAmounts = async () => {
    const items = Object.entries(work.amounts).map(([productId, { unitId, quantity }]) => ({
      productID: Number(productId),
      unitID: unitId,
      quantity,
    }));
    if (!(await lines.attempt(putItems(listId, items)))) return;
    dispatch(amountsKept(listId));
    setOrdered(false);
    lines.setResult({ text: words.kept });
    lines.refresh();
  };

  return { busy, ordered, order, keepAmounts };
}
