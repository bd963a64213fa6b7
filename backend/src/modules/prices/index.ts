export { loadPricing } from './load-pricing.ts';
export {
  type Price,
  type PriceSource,
  priceFor,
  priceTable,
  type Tier,
  toEuro,
  type UnitPricing,
} from './price-for.ts';
export { agreementCents, agreements, tiersJson, todayFor } from './pricing-sql.ts';
