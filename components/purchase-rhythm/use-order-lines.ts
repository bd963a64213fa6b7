'use client';

import { useState } from 'react';
import type { RequestOf } from '@/api/call';
import type { RefusedLine } from '@/api/types';
import { callApi } from '@/store/call-api';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import { toCartResult } from '../order-line/to-cart-result';
import type { ActionResult } from '../shared/result-notice';
import { useAttempt } from '../shared/use-attempt';

/** Adds lines to the cart in one call and holds the result. */
export function useOrderLines() {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ActionResult>();
  const [ordered, setOrdered] = useState(false);
  /** Lines that the cart refused, by product id. */
  const [refused, setRefused] = useState<Readonly<Record<number, RefusedLine>>>({});

  const order = async (lines: RequestOf<'quickOrder.toCart'>['lines']) => {
    setBusy(true);
    const answer = await attempt(callApi('quickOrder.toCart', { lines }));
    setBusy(false);
    if (!answer) return undefined;
    const { cart, added, refused: notTaken } = answer.value;
    dispatch(cartStored(cart));
    setRefused((before) => {
      const asked = new Set(lines.map(({ productID }) => productID));
      const others = Object.values(before).filter(({ productId }) => !asked.has(productId));
      return Object.fromEntries([...others, ...notTaken].map((line) => [line.productId, line]));
    });
    setOrdered(added.length > 0);
    setResult(toCartResult(answer.value));
    return answer.value;
  };

  return {
    busy,
    result,
    /** The last action added something to the cart. */
    ordered,
    refused,
    order,
    /** Shows the result of another action than ordering. */
    setResult(what: ActionResult) {
      setOrdered(false);
      setResult(what);
    },
  };
}
