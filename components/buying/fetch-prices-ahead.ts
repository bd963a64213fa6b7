import { preload } from 'react-dom';
import type { ProductDoc } from '@/api/types';
import { ownPricesHref } from '@/store/own-prices';

/**
 * While rendering on the server: the browser fetches the prices beside the scripts, and the cards find them there.
 * @returns the address of the prices
 */
export function fetchPricesAhead(products: readonly Pick<ProductDoc, 'productId'>[]): string {
  const href = ownPricesHref(products.map(({ productId }) => productId));
  if (products.length > 0) preload(href, { as: 'fetch', crossOrigin: 'anonymous' });
  return href;
}
