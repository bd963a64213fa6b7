import { useEffect, useState } from 'react';
import { ownPricesUrl } from '@/lib/urls/internal-urls';
import { type OwnPrices, pollOwnPrices } from '@/store/customer-prices';

/** A customer's prices of these products: undefined while loading, null when unavailable. */
export function useOwnPrices(
  products: readonly { id: number }[],
  follow: boolean,
): OwnPrices | null | undefined {
  const [prices, show] = useState<OwnPrices | null>();
  const href = follow && products.length > 0 ? ownPricesUrl(products.map(({ id }) => id)) : '';
  useEffect(() => {
    if (!href) return;
    // Load the component that shows the prices at the same time.
    import('./price-details');
    return pollOwnPrices(href, show);
  }, [href]);
  return prices;
}
