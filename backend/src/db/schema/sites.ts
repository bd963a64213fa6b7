import type { branchDetails } from '@toonbank/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

export type Branch = z.infer<typeof branchDetails>;
export type PriceMode = 'customers' | 'public';
export type Country = 'NL' | 'BE';

/** What a site's documents carry besides its branch. An empty number is left out. */
export interface Letterhead {
  /** Of headings and rules, `#rrggbb`. */
  colour: string;
  /** SVG; empty: the company's name stands in its place. */
  logo: string;
  /** Number in the trade register (KvK). */
  coc: string;
  vatNumber: string;
  iban: string;
}

/**
 * One row per tenant site. Not a tenant table itself: it is how a token becomes a tenant. The serving role sees its own
 * site without `token` and `admin_code` (migration 0034): read a whole row as the owner.
 */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  token: text('token').notNull(),
  adminCode: text('admin_code').notNull(),
  prices: text('prices').notNull().$type<PriceMode>(),
  countries: text('countries').array().notNull().$type<Country[]>(),
  /** The first is the one that links use. */
  hosts: text('hosts').array().notNull().default([]),
  alertMessage: text('alert_message').notNull().default(''),
  freeShippingCents: integer('free_shipping_cents').notNull().default(10_000),
  shippingNlCents: integer('shipping_nl_cents').notNull().default(695),
  shippingBeCents: integer('shipping_be_cents').notNull().default(995),
  branch: jsonb('branch').notNull().$type<Branch>(),
  letterhead: jsonb('letterhead')
    .notNull()
    .$type<Letterhead>()
    .default({ colour: '#1f2937', logo: '', coc: '', vatNumber: '', iban: '' }),
});
export type Site = typeof sites.$inferSelect;
