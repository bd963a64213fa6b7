import { deliveryTimeText } from '@/lib/dates';
import { slugify } from '@/lib/slug';
import { product as words } from '@/locales/nl/product';
import type { ProductDoc } from '@/store/domain';
import type { PricedDocs, PriceView } from '../shop';
import { type Buyable, type OwnPrice, toBuyable, toOwnPrice } from './buyable';

/** What a card shows. It is serialised once per product, so no more than that, and only what isn't usual. */
export interface Card extends Buyable {
  image: string;
  code: string;
  brand: string;
  /** For the link; absent when it follows from the name. */
  slug?: string;
  /** Absent when it can be delivered at once. */
  later?: { stock: 'later' | 'none'; delivery: string };
  isSale?: true;
  houseBrand?: true;
}

export function stockState({
  stock,
  deliveryDays,
}: Pick<ProductDoc, 'stock' | 'deliveryDays'>): 'soon' | 'later' | 'none' {
  if (stock <= 0) return 'none';
  return deliveryDays <= 2 ? 'soon' : 'later';
}

/** Stock and delivery in words (spec §9). */
export function deliveryText({ stock, deliveryDays }: Pick<ProductDoc, 'stock' | 'deliveryDays'>): string {
  return stock <= 0 ? words.outOfStock : deliveryTimeText(deliveryDays);
}

export function toCard(doc: ProductDoc, view: PriceView): Card {
  const stock = stockState(doc);
  return {
    ...toBuyable(doc, view),
    image: doc.image,
    code: doc.productExtCode,
    brand: doc.brand,
    ...(doc.slug !== slugify(doc.productName) && { slug: doc.slug }),
    ...(stock !== 'soon' && { later: { stock, delivery: deliveryText(doc) } }),
    ...(doc.isSale && { isSale: true as const }),
    ...(doc.houseBrand && { houseBrand: true as const }),
  };
}

/** A customer's prices by product id, under way: only what the page lacks. */
export type OwnPrices = Promise<Record<number, OwnPrice>>;

/** The prices that are under way, as the islands want them; nothing for visitors. Products without stay without. */
export function ownPrices(prices: PricedDocs | undefined): OwnPrices | undefined {
  return prices?.then((priced) =>
    priced.state === 'own'
      ? Object.fromEntries([...priced.value].map(([id, doc]) => [id, toOwnPrice(doc)]))
      : {},
  );
}
