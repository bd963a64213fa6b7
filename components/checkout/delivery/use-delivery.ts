'use client';

import { useState } from 'react';
import type { Cart } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { errorText } from '@/locales/nl/errors';
import { type CartField, changeCart } from '@/store/cart/change-cart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Wish = Pick<Cart, 'pickup' | 'deliveryDate' | 'deliveryTime'>;

/** Delivery choices: shown at once, reverted when the server refuses them. */
export function useDelivery(checkout: Cart, addressId: number | undefined) {
  const dispatch = useAppDispatch();
  // The server's latest answer; the checkout with its days follows a moment later.
  const latest = useAppSelector((state) => state.cart.confirmed) ?? checkout;
  const [wanted, setWanted] = useState<Partial<Wish>>();
  const [error, setError] = useState<string>();
  const { pickup, deliveryDate, deliveryTime } = { ...latest, ...wanted };

  const set = async (field: CartField, wish: Partial<Wish>) => {
    setWanted(wish);
    const refusal = await dispatch(changeCart(field));
    setError(refusal && errorText(refusal.code));
    setWanted(undefined);
  };

  return {
    shown: { ...checkout, pickup, deliveryDate, deliveryTime },
    error,
    /** A choice is being saved. */
    busy: wanted !== undefined,
    setPickup: (fetch: boolean) =>
      set({ pickup: fetch }, { pickup: fetch, deliveryDate: null, deliveryTime: '' }),
    setTime: (time: string) => set({ time }, { deliveryTime: time }),
    /** A day YYYY-MM-DD; null for as soon as possible. */
    setDay: (day: string | null) =>
      set(
        {
          oldDate: latest.deliveryDate ? formatDate(latest.deliveryDate) : '',
          newDate: day ? formatDate(day) : '',
          ...(!pickup && addressId !== undefined && { addressID: addressId }),
        },
        { deliveryDate: day },
      ),
  };
}
