import type { DemoProduct } from '../../model.ts';
import type { Need } from './model.ts';

/** The product of the shop that a line means: one that is in stock, of the house brand where there is one; undefined when it sells none. */
export function productFor<T extends DemoProduct>(
  products: readonly T[],
  { family, pick }: Need,
): T | undefined {
  const all = products.filter((product) => product.family === family);
  const picked = all.filter(({ name }) => pick?.test(name) ?? true);
  const score = ({ stock, houseBrand }: DemoProduct) => (stock > 0 ? 2 : 0) + (houseBrand ? 1 : 0);
  return [...(picked.length > 0 ? picked : all)].sort((a, b) => score(b) - score(a))[0];
}
