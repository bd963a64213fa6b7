import type { ProductDoc } from '@/store/domain';

/** What a product page shows of each list. */
export interface RelatedProducts {
  /** The shop's own brand of the same kind and size, most alike first. */
  house: ProductDoc[];
  matching: Shown;
  linked: Shown;
  related: Shown;
}

/** The first of a list, and how many it has. */
export interface Shown {
  docs: ProductDoc[];
  numFound: number;
}

/**
 * What to look at instead: the shop's own brand, and where the product itself can't be had whatever can that is most
 * like it.
 */
export function alternativeTo(
  product: ProductDoc,
  { house, related }: RelatedProducts,
): ProductDoc | undefined {
  const soldOut = product.stock <= 0;
  const candidates = soldOut ? [...house, ...related.docs] : house;
  return candidates.find((one) => one.stock > 0);
}

/** Of all that a page shows besides its product: customers' prices are asked for these. */
export function relatedIds(
  alternative: ProductDoc | undefined,
  { matching, linked, related }: RelatedProducts,
): number[] {
  const docs = [alternative ?? [], matching.docs, linked.docs, related.docs].flat();
  return [...new Set(docs.map(({ productId }) => productId))];
}
