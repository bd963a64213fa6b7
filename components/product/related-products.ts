import type { ProductDoc } from '@/api/types';

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

/** Ids of the related products that the page holds; a customer's prices are requested for these. */
export function relatedIds(alternative: ProductDoc | undefined, rows: readonly Shown[]): number[] {
  const docs = [alternative ?? [], ...rows.map((row) => row.docs)].flat();
  return [...new Set(docs.map(({ productId }) => productId))];
}
