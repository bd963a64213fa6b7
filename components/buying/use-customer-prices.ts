import { useEffect, useState } from 'react';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import type { CustomerPrices } from '@/store/customer-prices';
import { followPrices } from './use-page-prices';

/** A customer's prices of these products: undefined while loading, null when unavailable. */
export function useCustomerPrices(
  products: readonly { id: number }[],
  follow: boolean,
): CustomerPrices | null | undefined {
  const [prices, show] = useState<CustomerPrices | null>();
  const href = follow && products.length > 0 ? customerPricesUrl(products.map(({ id }) => id)) : '';
  useEffect(() => {
    if (href) return followPrices(href, show);
  }, [href]);
  return prices;
}
