'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { RequestOf } from '@/api/call';
import type { ErrorCode, SentOrder } from '@/api/types';
import { randomKey } from '@/lib/random-key';
import { confirmationUrl } from '@/lib/urls/account-urls';
import type { Outcome, Refusal } from '@/store/call-api';
import {
  clearCheckoutDraft,
  readCheckoutDraft,
  saveCheckoutDraft,
} from '@/store/cart/checkout-draft-storage';
import { type OrderTexts, placeOrder, saveRest } from '@/store/cart/place-order';
import { useAppDispatch } from '@/store/hooks';

/** Codes after which the outcome is unknown: the retry must carry the same key. */
const UNSURE: ReadonlySet<ErrorCode> = new Set(['unavailable', 'bad_upstream', 'internal', 'conflict']);

/**
 * Sends an order once: a second click waits, and a retry carries the same idempotency key, also after a
 * reload. An order that was placed without an answer is found by its key.
 */
export function usePlaceOrder(onRefused: (refusal: Refusal) => void) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [placed, setPlaced] = useState(false);
  const [failure, setFailure] = useState<Refusal>();

  useEffect(() => {
    if (!placed) return;
    // The browser may restore the page as it was left, with a cart that has become an order.
    const reloadIfRestored = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener('pageshow', reloadIfRestored);
    return () => window.removeEventListener('pageshow', reloadIfRestored);
  }, [placed]);

  /**
   * Sends the order. When the key was used with another request, repeats that first request to get its
   * order.
   */
  const attempt = async (request: RequestOf<'cart.sendOrder'>): Promise<Outcome<SentOrder>> => {
    const { pending } = readCheckoutDraft();
    const key = pending?.key ?? randomKey();
    saveCheckoutDraft({ pending: { key, request: pending?.request ?? request } });
    const sent = await dispatch(placeOrder(request, key));
    const known = pending && 'refusal' in sent && sent.refusal.code === 'idempotency_key_reused';
    return known ? dispatch(placeOrder(pending.request, key)) : sent;
  };

  const finish = (order: SentOrder) => {
    clearCheckoutDraft();
    setPlaced(true);
    const { redirectUrl } = order.payment ?? {};
    if (redirectUrl) leave(redirectUrl);
    else router.push(confirmationUrl(order.orderNumber));
  };

  const send = async (request: RequestOf<'cart.sendOrder'>, texts?: OrderTexts) => {
    // A ref, because two clicks can come before React renders the first.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const unsaved = texts && (await dispatch(saveRest(texts)));
    const outcome = unsaved ? { refusal: unsaved } : await attempt(request);
    if ('value' in outcome) return finish(outcome.value);
    const { refusal } = outcome;
    running.current = false;
    setBusy(false);
    setFailure(refusal);
    if (unsaved || UNSURE.has(refusal.code)) return;
    // The order was not placed, so the next one needs a new key.
    saveCheckoutDraft({ pending: undefined });
    onRefused(refusal);
  };

  return { send, busy, placed, failure, dismiss: () => setFailure(undefined) };
}

/**
 * Goes to the payment page. When the customer returns, the browser restores this scroll position, which is
 * then the top.
 */
function leave(url: string) {
  document.documentElement.scrollTop = 0;
  location.assign(url);
}
