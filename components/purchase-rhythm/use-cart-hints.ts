'use client';

import { useEffect, useState } from 'react';
import type { CartHints } from '@/api/types';
import { callApi } from '@/store/call-api';
import { selectCartIsChanging } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** After this time the cart is shown without hints. */
const TIMEOUT_MS = 400;

/**
 * Hints for the current cart; the previous ones while loading. `settled`: the answer has arrived, or the time
 * limit has passed. A failed call gives no hints.
 */
export function useCartHints(wanted: boolean): { hints?: CartHints; settled: boolean } {
  const dispatch = useAppDispatch();
  const version = useAppSelector((state) => state.cart.confirmed?.version);
  const changing = useAppSelector(selectCartIsChanging);
  const [hints, setHints] = useState<CartHints>();
  const [settled, setSettled] = useState(!wanted);

  useEffect(() => {
    if (!wanted || version === undefined || changing) return;
    let current = true;
    const ask = async () => {
      const outcome = await dispatch(callApi('cart.hints', {}));
      if (!current) return;
      setHints('value' in outcome ? outcome.value : undefined);
      setSettled(true);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [wanted, changing, version, dispatch]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  return { hints, settled };
}
