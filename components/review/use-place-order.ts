'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { type OrderDraft, placeOrder } from '@/store/cart/place-order';
import type { ErrorCode } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import { TERMS } from './terms-field';

/** Codes after which nobody knows whether the order was placed: the retry must carry the same key. */
const UNSURE: ReadonlySet<ErrorCode> = new Set(['unavailable', 'bad_upstream', 'internal', 'conflict']);

/** Sends the form as an order, once: a second click waits, and a retry carries the key of the first. */
export function usePlaceOrder() {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const key = useRef<string>(undefined);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [placed, setPlaced] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [termsMissing, setTermsMissing] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, because two clicks can come before React has drawn the first.
    if (underWay.current) return;
    const { currentTarget } = event;
    const form = new FormData(currentTarget);
    const accepted = form.get(TERMS) !== null;
    setTermsMissing(!accepted);
    if (!accepted) return currentTarget.querySelector<HTMLElement>(`[name=${TERMS}]`)?.focus();

    underWay.current = true;
    setBusy(true);
    setFailure(null);
    key.current ??= newKey();
    const result = await dispatch(placeOrder(draftOf(form), key.current));
    if ('order' in result) {
      setPlaced(true);
      router.push(`/nl/bestelling/${encodeURIComponent(result.order.orderNumber)}/bevestiging`);
      return;
    }
    if (!UNSURE.has(result.failure)) key.current = undefined;
    setFailure(result.failure);
    setBusy(false);
    underWay.current = false;
  };

  return { submit, busy, placed, failure, termsMissing };
}

function draftOf(form: FormData): OrderDraft {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    addressId: Number(text('address')) || undefined,
    payment: text('payment') || undefined,
    reference: text('reference'),
    comment: text('comment'),
  };
}

/** Sixteen random bytes as text; `randomUUID` is absent where the shop runs without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
