import type { ProductDoc, ProductsRequest } from '@/api/types';
import { deliveryTimeText } from '@/lib/dates';
import { slugify } from '@/lib/slug';
import { product as words } from '@/locales/nl/product/product';
import { type Buyable, toBuyable } from '../buying/buyable';
import { withUse } from '../buying/indication/with-use';
import type { PriceView } from '../shop';
import { type CardFamily, cardFamily } from './card-family';

/** Data of a product card. Serialised once per product, so keep it small; default values are left out. */
export interface Card extends Buyable {
  image: string;
  code: string;
  /** The number of characters of the name's first line, which ends in the brand. */
  lead?: number;
  /** Absent when it is in the first line of the name. */
  brand?: string;
  /** For the link; absent when it follows from the name. */
  slug?: string;
  /** Absent when delivery is immediate. */
  later?: { stock: 'later' | 'none'; delivery: string };
  isSale?: true;
  houseBrand?: true;
  family?: CardFamily;
}

export function stockState({
  stock,
  deliveryDays,
}: Pick<ProductDoc, 'stock' | 'deliveryDays'>): 'soon' | 'later' | 'none' {
  if (stock <= 0) return 'none';
  return deliveryDays <= 2 ? 'soon' : 'later';
}

/** Stock and delivery in words (docs/behaviour.md §7.4). */
export function deliveryText({ stock, deliveryDays }: Pick<ProductDoc, 'stock' | 'deliveryDays'>): string {
  return stock <= 0 ? words.outOfStock : deliveryTimeText(deliveryDays);
}

export function toCard(doc: ProductDoc, view: PriceView): Card {
  const stock = stockState(doc);
  return {
    ...toBuyable(doc, view),
    image: doc.image,
    code: doc.productExtCode,
    ...(doc.nameLead === undefined ? { brand: doc.brand } : { lead: doc.nameLead }),
    ...(doc.slug !== slugify(doc.productName) && { slug: doc.slug }),
    ...(stock !== 'soon' && { later: { stock, delivery: deliveryText(doc) } }),
    ...(doc.isSale && { isSale: true as const }),
    ...(doc.houseBrand && { houseBrand: true as const }),
    ...cardFamily(doc),
  };
}

/** In the sale, cards have no sale badge; prices of use are shown where the list is sorted by them. */
export function toListCard(doc: ProductDoc, view: PriceView, { sale, sort }: ProductsRequest): Card {
  const card = toCard(sale ? { ...doc, isSale: false } : doc, view);
  return typeof sort === 'object' && sort.field === 'usePrice' ? withUse(card, doc) : card;
}
