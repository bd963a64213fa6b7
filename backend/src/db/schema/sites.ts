import type { branchDetails, Country, PriceMode } from '@toonbank/contract';
import type { z } from 'zod';
import { boolean, integer, jsonb, pgTable, text, timestamp } from '../sql.ts';

export type { Country, PriceMode };
export type Branch = z.infer<typeof branchDetails>;

/** The data of a site's documents besides its branch. An empty number is left out. */
export interface Letterhead {
  /** Colour of headings and rules, `#rrggbb`. */
  colour: string;
  /** Typeface of documents, by the name of its files in `backend/fonts/`; absent: Inter. */
  face?: string;
  /** SVG; empty: the company's name replaces it. */
  logo: string;
  /** Number in the trade register (KvK). */
  coc: string;
  vatNumber: string;
  iban: string;
}

/**
 * One row per site. Not a tenant table itself: it turns a token into a tenant. The serving role sees its own site
 * without `token` and `admin_code`: read a whole row as the owner.
 */
export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  token: text('token').notNull(),
  adminCode: text('admin_code').notNull(),
  /** Every administrator needs a second factor. */
  adminSecondFactor: boolean('admin_second_factor').notNull().default(false),
  prices: text('prices').notNull().$type<PriceMode>(),
  countries: text('countries').array().notNull().$type<Country[]>(),
  /** Links use the first one. */
  hosts: text('hosts').array().notNull().default([]),
  /** Former address → the path that the storefront redirects it to. Addresses in lower case, from the first slash. */
  redirects: jsonb('redirects').notNull().$type<Readonly<Record<string, string>>>().default({}),
  alertMessage: text('alert_message').notNull().default(''),
  /** Where the banner leads; empty: nowhere. */
  bannerLink: text('banner_link').notNull().default(''),
  /** The banner is shown from this moment on, until the other one; null: without a begin or an end. */
  bannerFrom: timestamp('banner_from', { withTimezone: true }),
  bannerUntil: timestamp('banner_until', { withTimezone: true }),
  bannerHidden: boolean('banner_hidden').notNull().default(false),
  /** HTML. */
  notice: text('notice').notNull().default(''),
  freeShippingCents: integer('free_shipping_cents').notNull().default(10_000),
  shippingNlCents: integer('shipping_nl_cents').notNull().default(695),
  shippingBeCents: integer('shipping_be_cents').notNull().default(995),
  branch: jsonb('branch').notNull().$type<Branch>(),
  /** Version of the texts that administrators edit: banner, notice and details of the branch. */
  textsVersion: integer('texts_version').notNull().default(1),
  letterhead: jsonb('letterhead')
    .notNull()
    .$type<Letterhead>()
    .default({ colour: '#1f2937', logo: '', coc: '', vatNumber: '', iban: '' }),
});
export type Site = typeof sites.$inferSelect & {
  /** HH:MM until which orders count as today's, of the rules of delivery; only where the site of a call is read. */
  cutOff?: string;
};
