import { z } from 'zod';
import { branchDetails } from './auth.ts';
import { endpoint, nothing } from './define.ts';
import { euro } from './fields.ts';
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
  /** Sanitised HTML above the home page and the cart; empty for none (docs/behaviour.md §3.5). */
  notice: z.string(),
  free_shipping_from: euro,
  shipping: z.object({ NL: euro, BE: euro }),
  vestiging_details: branchDetails,
});
export type WireSettings = z.infer<typeof settings>;

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
};
