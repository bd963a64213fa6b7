'use client';

import { type RefObject, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { callApi } from '@/store/call-api';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import type { ActionResult } from '../shared/result-notice';
import { useAttempt } from '../shared/use-attempt';
import type { QuickRow } from './rows';

interface OrderRowsOptions {
  latest: RefObject<readonly QuickRow[]>;
  setRows: (rows: readonly QuickRow[]) => void;
  setOrdered: (ordered: boolean) => void;
  setResult: (result: ActionResult) => void;
}

/** Puts rows into the cart: what was added leaves the list, what was refused stays with the reason. */
export function useOrderRows({ latest, setRows, setOrdered, setResult }: OrderRowsOptions) {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const order = async (only: readonly QuickRow[]) => {
    const lines = only.map(({ item }) => ({
      productID: item.product.productId,
      unitID: item.unitId,
      quantity: item.quantity,
    }));
    setBusy(true);
    const answer = await attempt(callApi('quickOrder.toCart', { lines }));
    setBusy(false);
    if (!answer) return;
    const { cart, refused } = answer.value;
    dispatch(cartStored(cart));
    const why = ({ item }: QuickRow) =>
      refused.find((line) => line.productId === item.product.productId && line.unitId === item.unitId);
    setRows(
      latest.current.flatMap((row) =>
        only.includes(row) ? (why(row) ? { ...row, refused: why(row) } : []) : row,
      ),
    );
    const count = only.length - refused.length;
    setOrdered(count > 0);
    const parts = [
      count > 0 ? words.added(count) : words.noneAdded,
      refused.length > 0 && words.refused(refused.length),
    ];
    setResult({ text: parts.filter(Boolean).join(' '), tone: refused.length > 0 ? 'warning' : 'success' });
  };
  return { busy, order };
}
