import type { Product, ProductDoc } from '@/api/types';
import { chosenAlong } from '@/lib/catalogue/without-repeats';
import { MAX_PRICES_PER_REQUEST } from '@/lib/urls/internal-urls';

/** Product lists of a product page. */
export interface RelatedProducts {
  /** The house brand's products of the same kind and size, most similar first. */
  house: ProductDoc[];
  matching: Shown;
  linked: Shown;
  related: Shown;
}

/** The first products of a list, and its total number. */
export interface Shown {
  docs: ProductDoc[];
  numFound: number;
}

/**
 * Alternative product: from the house brand, or for a sold-out product also the most similar one in stock.
 */
export function alternativeTo(
  product: ProductDoc,
  { house, related }: RelatedProducts,
): ProductDoc | undefined {
  const soldOut = product.stock <= 0;
  const candidates = soldOut ? [...house, ...related.docs] : house;
  return candidates.find((one) => one.stock > 0);
}

/** The products of the page whose prices a customer's browser requests in one call; its own article comes first. */
export function pricedIds(
  product: Product,
  alternative: ProductDoc | undefined,
  rows: readonly Shown[],
): Pick<ProductDoc, 'productId'>[] {
  const docs = [
    product,
    ...chosenAlong(product),
    ...(product.familyProducts ?? []),
    ...(alternative ? [alternative] : []),
    ...rows.flatMap((row) => row.docs),
  ];
  const ids = [...new Set(docs.map(({ productId }) => productId))];
  return ids.slice(0, MAX_PRICES_PER_REQUEST).map((productId) => ({ productId }));
}
