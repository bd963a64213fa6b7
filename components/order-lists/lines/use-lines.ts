'use client';

import { useEffect, useRef, useState } from 'react';
import type { OrderListItem, OrderListPage } from '@/api/types';
import { listWork as words } from '@/locales/nl/order-lists/order-list-pages';
import { toastShown } from '@/store/app/slice';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { type Changed, moveItems, putItems } from '@/store/order-lists/change-items';
import type { AppThunk } from '@/store/thunk';
import type { ActionResult } from '../../shared/result-notice';
import { useRefresh } from '../../ui/use-refresh';

export interface OtherList {
  listId: number;
  name: string;
}

/** The lines of a page and their actions. Changes are shown at once, and reversed when the server refuses. */
export function useLines(list: OrderListPage) {
  const dispatch = useAppDispatch();
  const refresh = useRefresh();
  const [seen, setSeen] = useState(list);
  const [items, setItems] = useState(list.items);
  const [result, setResult] = useState<ActionResult>();
  const sorting = useRef<Promise<unknown>>(Promise.resolve());
  /** Notes and orders of the lines that the server has not answered yet. */
  const [saves, setSaves] = useState(0);
  const [isBehind, setBehind] = useState(false);
  // A new answer of the server replaces the local changes; one that was read during a save may be from before it.
  if (seen !== list) {
    setSeen(list);
    if (saves === 0) setItems(list.items);
    else setBehind(true);
  }
  useEffect(() => {
    if (saves > 0 || !isBehind) return;
    setBehind(false);
    refresh();
  }, [saves, isBehind, refresh]);
  const countSave = async <T>(work: Promise<T>): Promise<T> => {
    setSaves((now) => now + 1);
    return work.finally(() => setSaves((now) => now - 1));
  };

  /** Resolves undefined when the call failed; a toast shows the error. */
  const attempt = async <T>(thunk: AppThunk<Promise<Outcome<T>>>): Promise<{ value: T } | undefined> => {
    const outcome = await dispatch(thunk);
    if ('value' in outcome) return outcome;
    dispatch(toastShown({ kind: 'failed', code: outcome.refusal.code }));
    return undefined;
  };
  const patch = (productId: number, change: Partial<OrderListItem>) =>
    setItems((now) =>
      now.map((item) => (item.product.productId === productId ? { ...item, ...change } : item)),
    );

  const sayChanged = ({ count, undo }: Changed, text: (count: number) => string) => {
    const back = async () => {
      if (!(await attempt(undo))) return;
      setResult({ text: words.undone });
      refresh();
    };
    setResult({ text: text(count), ...(count > 0 && { undo: back }) });
    refresh();
  };

  return {
    items,
    result,
    setResult,
    attempt,
    refresh,
    async takeOff(productIDs: number[]) {
      const done = await attempt(moveItems({ listID: list.listId, productIDs }));
      if (!done) return;
      setItems((now) => now.filter((item) => !productIDs.includes(item.product.productId)));
      sayChanged(done.value, words.removed);
    },
    async send(productIDs: number[], to: OtherList, copy: boolean) {
      const request = { listID: list.listId, productIDs, toListID: to.listId, copy };
      const done = await attempt(moveItems(request));
      if (!done) return;
      if (!copy) setItems((now) => now.filter((item) => !productIDs.includes(item.product.productId)));
      sayChanged(done.value, (count) => (copy ? words.copied : words.moved)(count, to.name));
    },
    async note(
      { product: { productId: productID }, unitId: unitID, note: before }: OrderListItem,
      note: string,
    ) {
      patch(productID, { note });
      const done = await countSave(attempt(putItems(list.listId, [{ productID, unitID, note }])));
      if (!done) patch(productID, { note: before });
      return done !== undefined;
    },
    /** Saves in sequence, so that the last order wins. */
    sort(order: OrderListItem[]) {
      const before = items;
      setItems(order);
      const sortdata = order.map(({ product }) => product.productId);
      const save = async () => {
        const call = callApi('orderLists.setCustomSort', { listID: list.listId, sortdata, part: true });
        if (!(await attempt(call))) setItems(before);
      };
      sorting.current = countSave(sorting.current.then(save));
    },
  };
}

export type Lines = ReturnType<typeof useLines>;
