import type { OrderListItem, ProductDoc } from '@/api/types';
import { toListItem } from '@/components/order-line/to-list-item';
import { type Card, toCard } from '@/components/product-card/card';

/** A visitor's product with invented prices, to show what a customer sees. */
function priced(doc: ProductDoc): ProductDoc {
  const units = doc.units.map((unit, at) => ({
    ...unit,
    calcprice: 12.5 * (at + 1),
    pricetable: [
      { q: unit.unitContent, price: 12.5 * (at + 1) },
      { q: unit.unitContent * 10, price: 11.25 * (at + 1) },
    ],
  }));
  return { ...doc, units, oldPrice: doc.isSale ? 15 : undefined };
}

export const samplesOf = (docs: ProductDoc[], view: 'excl' | 'both'): Card[] =>
  docs.map((doc, at) => toCard(priced({ ...doc, isSale: at === 1, stock: at === 2 ? 0 : doc.stock }), view));

export const sampleLine = (doc: ProductDoc): OrderListItem =>
  toListItem(priced(doc), doc.units[0]?.puId ?? 0, 2);
