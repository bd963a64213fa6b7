import type { WrittenProduct } from './products.ts';

/**
 * The first `count`, but one of each family before a second of any: a row of twelve should not be twelve toilet rolls.
 * @param products in the order of preference
 */
export function spread<T extends Pick<WrittenProduct, 'family'>>(products: T[], count: number): T[] {
  const seen = new Map<string, number>();
  const ranked = products.map((product, index) => {
    const round = seen.get(product.family) ?? 0;
    seen.set(product.family, round + 1);
    return { product, index, round };
  });
  ranked.sort((a, b) => a.round - b.round || a.index - b.index);
  return ranked.slice(0, count).map(({ product }) => product);
}
