import type { branchDetails } from '@toonbank/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

export type Branch = z.infer<typeof branchDetails>;
export type PriceMode = 'customers' | 'public';
export type Country = 'NL' | 'BE';

/** One row per tenant site. Not a tenant table itself: it is how a token becomes a tenant. */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  token: text('token').notNull(),
  adminCode: text('admin_code').notNull(),
  prices: text('prices').notNull().$type<PriceMode>(),
  countries: text('countries').array().notNull().$type<Country[]>(),
  alertMessage: text('alert_message').notNull().default(''),
  freeShippingCents: integer('free_shipping_cents').notNull().default(10_000),
  shippingNlCents: integer('shipping_nl_cents').notNull().default(695),
  shippingBeCents: integer('shipping_be_cents').notNull().default(995),
  branch: jsonb('branch').notNull().$type<Branch>(),
});
export type Site = typeof sites.$inferSelect;
