import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type CustomerPrices, pollCustomerPrices } from '@/store/customer-prices';

type Known = CustomerPrices | null | undefined;

interface Followed {
  prices: Known;
  listeners: Set<() => void>;
  stop: () => void;
}

/** Prices of the current screen, in the browser only; an entry is removed with its last listener. */
const followed = new Map<string, Followed>();

function follow(href: string, listener: () => void): () => void {
  let one = followed.get(href);
  if (!one) {
    const listeners = new Set<() => void>();
    const started: Followed = { prices: undefined, listeners, stop: () => undefined };
    followed.set(href, started);
    started.stop = pollCustomerPrices(href, (prices) => {
      started.prices = prices;
      for (const listen of listeners) listen();
    });
    one = started;
  }
  const { listeners, stop } = one;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop();
    followed.delete(href);
  };
}

/**
 * A customer's prices from a URL of `customerPricesUrl`, requested once for all islands of a page. Undefined
 * while loading and without a URL; null when they are unavailable.
 */
export function usePagePrices(href: string | undefined): Known {
  // Load the component that shows the prices at the same time.
  useEffect(() => void (href && import('./price-details')), [href]);
  return useSyncExternalStore(
    useCallback((listener) => (href ? follow(href, listener) : () => undefined), [href]),
    () => (href ? followed.get(href)?.prices : undefined),
    () => undefined,
  );
}
