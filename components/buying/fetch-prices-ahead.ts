import { preload } from 'react-dom';
import type { ProductDoc } from '@/api/types';
import { customerPricesUrl } from '@/lib/urls/internal-urls';

/**
 * Runs while rendering on the server. The browser then fetches the prices in parallel with the scripts, and
 * the cards use the result.
 * @returns the URL of the prices
 */
export function fetchPricesAhead(products: readonly Pick<ProductDoc, 'productId'>[]): string {
  const href = customerPricesUrl(products.map(({ productId }) => productId));
  if (products.length > 0) preload(href, { as: 'fetch', crossOrigin: 'anonymous' });
  return href;
}
