'use client';

import { useRef, useState } from 'react';
import type { Cart } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { formatFullDay } from '@/lib/days/day-names';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { errorText } from '@/locales/nl/errors';
import { type CartField, changeCart } from '@/store/cart/change-cart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { daysOf } from './delivery-days';

type Method = 'pickup' | 'delivery';
const method = (pickup: boolean): Method => (pickup ? 'pickup' : 'delivery');

type Wish = Pick<Cart, 'pickup' | 'deliveryDate' | 'deliveryTime'>;

/** Delivery choices: shown at once, reverted when the server refuses them. */
export function useDelivery(checkout: Cart, addressId: number | undefined) {
  const dispatch = useAppDispatch();
  // The server's latest answer; the checkout with its days follows a moment later.
  const latest = useAppSelector((state) => state.cart.confirmed) ?? checkout;
  const [wanted, setWanted] = useState<Partial<Wish>>();
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  /** The day that was chosen for each way of delivery. */
  const chosen = useRef<Partial<Record<Method, string | null>>>({});
  const { pickup, deliveryDate, deliveryTime } = { ...latest, ...wanted };

  const set = async (field: CartField, wish: Partial<Wish>) => {
    setWanted(wish);
    const refusal = await dispatch(changeCart(field));
    setError(refusal && errorText(refusal.code));
    setWanted(undefined);
  };

  /** A chosen day remains where it is possible, and returns with the way of delivery for which it was chosen. */
  const setPickup = (fetch: boolean) => {
    if (fetch === pickup) return;
    chosen.current[method(pickup)] = deliveryDate;
    const wantedDay = chosen.current[method(fetch)] ?? deliveryDate;
    const isPossible = wantedDay !== null && daysOf({ ...checkout, pickup: fetch }).includes(wantedDay);
    const day = isPossible ? wantedDay : null;
    setNotice(wantedDay !== null && !isPossible ? words.notThatDay(formatFullDay(wantedDay)) : undefined);
    return set(
      { pickup: fetch, ...(day && { date: formatDate(day) }) },
      { pickup: fetch, deliveryDate: day, deliveryTime: '' },
    );
  };

  return {
    shown: { ...checkout, pickup, deliveryDate, deliveryTime },
    error,
    /** A choice is being saved. */
    busy: wanted !== undefined,
    notice,
    setPickup,
    setTime: (time: string) => set({ time }, { deliveryTime: time }),
    /** A day YYYY-MM-DD; null for as soon as possible. */
    setDay: (day: string | null) => {
      setNotice(undefined);
      return set(
        {
          oldDate: latest.deliveryDate ? formatDate(latest.deliveryDate) : '',
          newDate: day ? formatDate(day) : '',
          ...(!pickup && addressId !== undefined && { addressID: addressId }),
        },
        { deliveryDate: day },
      );
    },
  };
}
