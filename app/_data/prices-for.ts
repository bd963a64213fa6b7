import 'server-only';
import type { ProductDoc } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { getPricedProducts } from './priced';

/** A customer's prices for these products, under way; nothing for a visitor. Not awaited: the page streams them. */
export function pricesFor(site: string, audience: Audience, ...products: ProductDoc[][]) {
  if (audience === 'v') return undefined;
  return getPricedProducts(
    site,
    products.flat().map((product) => product.productId),
  );
}
