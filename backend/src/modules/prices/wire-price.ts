import type { WireUnitPrice, WireUsePrice } from '@toonbank/contract';
import { type PriceSource, priceFor, priceTable, toEuro, type UnitPricing } from './price-for.ts';
import { unitPrice } from './unit-price.ts';
import { usePrice } from './use-price.ts';

/** The price fields of a unit as the contract has them. */
export interface WirePrice {
  calcprice: number;
  price_source: PriceSource;
  unit_price?: WireUnitPrice;
  use_price?: WireUsePrice;
  pricetable?: { q: number; price: number; unit_price?: WireUnitPrice }[];
}

/** The unit price of `cents`, as a field; none where businesses buy. */
export function unitPriceField(cents: number, pricing: UnitPricing): { unit_price?: WireUnitPrice } {
  const { content, indication } = pricing;
  const price = indication && unitPrice(cents, { content, ...indication });
  return price ? { unit_price: price } : {};
}

/** The price of one unit at this quantity, and the price table where quantity makes a difference. */
export function wirePrice(pricing: UnitPricing, quantity: number): WirePrice {
  const { cents, source } = priceFor(pricing, quantity);
  const { content, use } = pricing;
  const table = priceTable(pricing).map((tier) => ({
    q: tier.q,
    price: toEuro(tier.cents),
    ...unitPriceField(tier.cents, pricing),
  }));
  return {
    calcprice: toEuro(cents),
    price_source: source,
    ...unitPriceField(cents, pricing),
    ...(use && { use_price: usePrice(cents, { content, vat: use.vat, use }) }),
    ...(table.length > 0 && { pricetable: table }),
  };
}

/**
 * Where consumers buy: the lowest price of the 30 days before the sale, in cents; undefined where the list price or this
 * viewer's price is not below it.
 */
export function reducedFrom({ listCents, indication }: UnitPricing, cents: number): number | undefined {
  const prior = indication?.priorCents ?? 0;
  return prior > listCents && prior > cents ? prior : undefined;
}
