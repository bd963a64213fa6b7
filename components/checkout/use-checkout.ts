'use client';

import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@/api/types';
import type { Refusal } from '@/store/call-api';
import { agreeWithPrices } from '@/store/cart/agree-with-prices';
import { asSeen, compareCarts } from '@/store/cart/compare';
import { loadCheckout } from '@/store/cart/load-checkout';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * The checkout for an address, requested again when the cart changes (here or in another tab), and its
 * differences from what the customer last saw.
 */
export function useCheckout(addressId: number | undefined) {
  const dispatch = useAppDispatch();
  const checkout = useAppSelector((state) => state.cart.checkout[0]);
  const confirmed = useAppSelector((state) => state.cart.confirmed);
  const saving = useAppSelector((state) => Object.keys(state.cart.changes).length > 0);
  /** Checkout that the customer agreed to: initially the cart as shown, unless changes were still being saved. */
  const [seen, setSeen] = useState<Cart | null>(saving || !confirmed ? null : asSeen(confirmed));
  const [loadedFor, setLoadedFor] = useState<number | null | undefined>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  /** The server reported a difference: from now on a changed total or day counts too. */
  const [refused, setRefused] = useState(false);
  const turn = useRef(0);

  const load = async (renew = false) => {
    turn.current += 1;
    const mine = turn.current;
    const failed = await dispatch(loadCheckout(addressId, renew));
    if (mine !== turn.current) return;
    setRefusal(failed);
    setLoadedFor(addressId);
  };
  const version = confirmed?.version;
  const fits = checkout !== undefined && checkout.version === version && loadedFor === addressId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew each time; what it asks for is here
  useEffect(() => {
    if (!fits) void load();
  }, [addressId, version]);

  // After a reload, only the server knows what the customer saw.
  const differences = checkout && fits ? compareCarts(seen ?? asSeen(checkout), checkout) : [];
  const total = totals(seen, checkout);
  const day = days(seen, checkout);
  const changed = fits && (differences.length > 0 || (refused && (total ?? day) !== undefined));
  const keepAsSeen = () => {
    setSeen(checkout ?? null);
    setRefused(false);
  };
  const accept = () => {
    keepAsSeen();
    const version = checkout?.checkoutVersion;
    if (version) void dispatch(agreeWithPrices(version, addressId));
  };
  // No differences: the shown cart now counts as seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keepAsSeen` is made anew each time
  useEffect(() => {
    if (fits && !changed) keepAsSeen();
  }, [fits, checkout, changed]);

  return {
    checkout,
    /** The checkout is being requested. */
    stale: !fits,
    refusal,
    reload: () => load(),
    changes: changed ? { differences, total, day: refused ? day : undefined } : undefined,
    accept,
    /** Requests the checkout again after the server refused the order. */
    askAgain: async () => {
      setRefused(true);
      // Until then nothing counts as seen by the customer.
      setLoadedFor(null);
      await load(true);
    },
  };
}

function totals(seen: Cart | null, now: Cart | undefined) {
  const [from, to] = [seen?.totals?.totalIncl, now?.totals?.totalIncl];
  return from !== undefined && to !== undefined && from !== to ? { from, to } : undefined;
}

function days(seen: Cart | null, now: Cart | undefined) {
  const [from, to] = [seen?.expectedDate, now?.expectedDate];
  return from && to && from !== to ? { from, to } : undefined;
}
