import type { Ingredient, ProductDoc } from '@/api/types';
import { type Card, toCard } from '../product-card/card';
import type { PriceView } from '../shop';

/** A line of what a recipe needs. */
export interface NeedLine {
  label: string;
  note: string;
  /** Units of the product, as they are usually ordered. */
  quantity: number;
  /** The product; absent for what the shop does not sell. */
  card?: Card;
  /** A product that is sold no longer. */
  isGone?: true;
}

/** The lines with their products: those of `docs` are sold. */
export function toNeedLines(
  ingredients: readonly Ingredient[],
  docs: readonly ProductDoc[],
  view: PriceView,
): NeedLine[] {
  const byId = new Map(docs.map((doc) => [doc.productId, doc]));
  return ingredients.map(({ label, note, quantity, productId }) => {
    const doc = productId === undefined ? undefined : byId.get(productId);
    return {
      ...{ label, note, quantity },
      ...(doc && { card: toCard(doc, view) }),
      ...(productId !== undefined && !doc && { isGone: true as const }),
    };
  });
}
