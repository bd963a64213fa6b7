export { loadPricing } from './load-pricing.ts';
export {
  type Price,
  type PriceIndication,
  type PriceSource,
  priceFor,
  priceTable,
  type Tier,
  toEuro,
  type UnitPricing,
} from './price-for.ts';
export {
  agreementCents,
  agreementOf,
  agreements,
  indicationJson,
  isReduced,
  tiersJson,
  tiersOf,
  todayFor,
} from './pricing-sql.ts';
export type { NetContent } from './unit-price.ts';
export type { UseContent } from './use-price.ts';
export { reducedFrom, unitPriceField, type WirePrice, wirePrice } from './wire-price.ts';
