import { useCallback, useSyncExternalStore } from 'react';
import { whenOnline } from '@/lib/when-online';
import type { CustomerPrices } from '@/store/customer-prices';

/**
 * Passes a customer's prices to `show`, as `pollCustomerPrices` does. Its script is loaded on demand, with the one that shows
 * prices: most visitors see none. @returns a function that stops it
 */
export function followPrices(href: string, show: (prices: CustomerPrices | null) => void): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  whenOnline()
    .then(() => Promise.all([import('@/store/customer-prices'), import('./price-details')]))
    .then(
      ([{ pollCustomerPrices }]) => {
        if (!left) stop = pollCustomerPrices(href, show);
      },
      () => show(null),
    );
  return () => {
    left = true;
    stop?.();
  };
}

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
    started.stop = followPrices(href, (prices) => {
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
  return useSyncExternalStore(
    useCallback((listener) => (href ? follow(href, listener) : () => undefined), [href]),
    () => (href ? followed.get(href)?.prices : undefined),
    () => undefined,
  );
}
