import { date, integer, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

export const priceLists = pgTable('price_lists', {
  id: id(),
  siteId: siteId(),
  code: text('code').notNull(),
  name: text('name').notNull(),
});

/** From `q` base pieces on, one unit costs `priceCents` on this price list (staffel). */
export const priceTiers = pgTable('price_tiers', {
  siteId: siteId(),
  priceListId: integer('price_list_id').notNull(),
  unitId: integer('unit_id').notNull(),
  q: integer('q').notNull(),
  priceCents: integer('price_cents').notNull(),
});

/** A fixed price for one customer, valid from and until a day, both included. */
export const priceAgreements = pgTable('price_agreements', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  unitId: integer('unit_id').notNull(),
  priceCents: integer('price_cents').notNull(),
  validFrom: date('valid_from').notNull(),
  validUntil: date('valid_until').notNull(),
});

/** List prices that units had, each until the next one. Written by a trigger. */
export const pastPrices = pgTable('past_prices', {
  siteId: siteId(),
  unitId: integer('unit_id').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
  priceCents: integer('price_cents').notNull(),
});
