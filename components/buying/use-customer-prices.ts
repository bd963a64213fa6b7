import { useEffect, useState } from 'react';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { type CustomerPrices, pollCustomerPrices } from '@/store/customer-prices';

/** A customer's prices of these products: undefined while loading, null when unavailable. */
export function useCustomerPrices(
  products: readonly { id: number }[],
  follow: boolean,
): CustomerPrices | null | undefined {
  const [prices, show] = useState<CustomerPrices | null>();
  const href = follow && products.length > 0 ? customerPricesUrl(products.map(({ id }) => id)) : '';
  useEffect(() => {
    if (!href) return;
    // Load the component that shows the prices at the same time.
    import('./price-details');
    return pollCustomerPrices(href, show);
  }, [href]);
  return prices;
}
