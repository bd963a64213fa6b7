'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Order } from '@/api/types';
import { CART } from '@/lib/urls/page-urls';
import { callApi } from '@/store/call-api';
import { whenCartIsSaved } from '@/store/cart/send-line';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import { useRefresh } from '../ui/use-refresh';
import { refusalText } from './refusal-text';

/** Puts the lines of an order into the cart, which replaces it when it is sent, and goes there. */
export function useChangeOrder({ orderId }: Pick<Order, 'orderId'>) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** Names of lines that could not go into the cart. */
  const [leftOut, setLeftOut] = useState<string[]>();

  const change = async () => {
    setBusy(true);
    setError(undefined);
    await dispatch(whenCartIsSaved());
    const answer = await dispatch(callApi('service.changeOrder', { orderID: orderId }));
    setBusy(false);
    if ('refusal' in answer) {
      setError(refusalText(answer.refusal));
      if (answer.refusal.code === 'conflict') refresh();
      return;
    }
    const { cart, refused } = answer.value;
    dispatch(cartStored(cart));
    if (refused.length === 0) return router.push(CART);
    setLeftOut(refused.map(({ productName }) => productName));
  };

  return { change, busy, error, leftOut };
}
