import { preload } from 'react-dom';
import type { ProductDoc } from '@/store/domain';
import { ownPricesHref } from '@/store/own-prices';

/** While rendering on the server: the browser fetches the prices beside the scripts, and the cards find them there. */
export function fetchPricesAhead(products: readonly Pick<ProductDoc, 'productId'>[]): void {
  if (products.length === 0) return;
  preload(ownPricesHref(products.map(({ productId }) => productId)), {
    as: 'fetch',
    crossOrigin: 'anonymous',
  });
}
