'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PaymentOption } from '@/api/types';
import type { ReviewDraft } from '@/store/cart/checkout-draft-storage';
import { isDayGone } from './delivery/delivery-days';
import type { useDelivery } from './delivery/use-delivery';
import { orderRequest } from './order-request';
import { TERMS } from './terms-field';
import type { useCheckout } from './use-checkout';
import type { usePlaceOrder } from './use-place-order';

interface Given {
  draft: ReviewDraft;
  payment: PaymentOption | undefined;
  state: ReturnType<typeof useCheckout>;
  delivery: ReturnType<typeof useDelivery>;
  order: ReturnType<typeof usePlaceOrder>;
}

/**
 * Reasons why an order can't be sent yet. `total`: it changed after the click. `address`: a new one is typed
 * and not saved.
 */
export type Missing = 'terms' | 'changes' | 'total' | 'address';

/**
 * Sends the form when nothing is missing, otherwise moves to what is missing. While the checkout is being
 * requested again it waits, and sends the order only if the result equals what the customer saw.
 */
export function useSubmit({ draft, payment, state, delivery, order }: Given) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<Missing>();
  /** The total on the screen at the click; null when there was no click. */
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const { changes, checkout, refusal, reload } = state;
  const stale = state.stale || delivery.busy;
  const total = checkout?.totals?.totalIncl ?? 0;

  useEffect(() => {
    if (pressedAt === null || (stale && !refusal)) return;
    setPressedAt(null);
    if (pressedAt !== total) setMissing('total');
    else if (!stale) form.current?.requestSubmit();
  }, [pressedAt, stale, refusal, total]);

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const typing = draft.adding === true && !delivery.shown.pickup;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(changes ? 'changes' : typing ? 'address' : draft.terms ? undefined : 'terms');
    if (changes) return notice.current?.focus();
    if (typing) return focus('postcode');
    if (isDayGone(delivery.shown)) return focus('day');
    if (!draft.terms) return focus(TERMS);
    if (stale || !checkout) {
      if (refusal) void reload();
      return setPressedAt(total);
    }
    const texts = new FormData(event.currentTarget);
    const text = (name: string) => String(texts.get(name) ?? '').trim();
    void order.send(orderRequest(checkout, payment, draft.addressId), {
      reference: text('reference'),
      comment: text('comment'),
    });
  };

  // Drop a problem that has been solved since.
  const done = { terms: draft.terms, changes: !changes, address: !typing, total: false };
  const left = missing && !done[missing] ? missing : undefined;
  return { form, notice, submit, missing: left, waiting: pressedAt !== null };
}
