import { z } from 'zod';
import { branchDetails } from './auth.ts';
import { endpoint, nothing } from './define.ts';
import { euro, isoDate } from './fields.ts';
import { countries } from './forms/country.ts';

/** `customers`: visitors get no price anywhere; `public`: list prices including VAT (docs/behaviour.md §6.1). */
export const priceModes = ['customers', 'public'] as const;
export type PriceMode = (typeof priceModes)[number];

export const settings = z.object({
  site: z.string(),
  name: z.string(),
  prices: z.enum(priceModes),
  countries: z.array(z.enum(countries)),
  /** Banner above the page; empty for none (docs/behaviour.md §3.5). */
  alert_message: z.string(),
  /** Where the banner leads; empty: nowhere. */
  alert_link: z.string(),
  /** Sanitised HTML above the home page and the cart; empty for none (docs/behaviour.md §3.5). */
  notice: z.string(),
  free_shipping_from: euro,
  shipping: z.object({ NL: euro, BE: euro }),
  /** Our addition; false: no provider takes online payments, so the shop offers none of the online methods. */
  online_payments: z.boolean().optional(),
  /** Our addition: the company's numbers, as on its documents; empty ones are those of the site's file. */
  company: z.object({ coc: z.string(), vat_number: z.string(), iban: z.string() }).optional(),
  vestiging_details: branchDetails,
});
export type WireSettings = z.infer<typeof settings>;

/** When a product is delivered, as soon as possible, if it is ordered now. */
export const deliveryPromise = z.object({
  /** In Amsterdam. */
  today: isoDate,
  /** HH:MM in Amsterdam: until then an order counts as today's. Absent when it no longer does, and on days off. */
  order_before: z.string().optional(),
  /** For each country of the site, its own first: the day for a product that takes one working day, two, and so on. */
  days: z.array(z.object({ country: z.enum(countries), dates: z.array(isoDate) })),
});
export type WireDeliveryPromise = z.infer<typeof deliveryPromise>;

export const settingsEndpoints = {
  get: endpoint({
    path: '/v1/settings/get_settings',
    methods: ['GET'],
    access: 'site',
    mutates: false,
    request: nothing,
    response: settings,
    summary: 'What this site is and how it sells.',
  }),
  delivery: endpoint({
    path: '/v1/settings/get_delivery_days',
    methods: ['GET'],
    access: 'site',
    mutates: false,
    request: nothing,
    response: deliveryPromise,
    summary: 'The days on which products are delivered when they are ordered now.',
  }),
};
