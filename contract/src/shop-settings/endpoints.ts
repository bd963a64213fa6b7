import { z } from 'zod';
import { endpoint } from '../define.ts';
import { euro, isoDate, lineText } from '../fields.ts';
import { deliveryRules } from './delivery-rules.ts';
import { storefrontSettings } from './storefront.ts';

const shared = { api: 'admin', access: 'admin', permission: 'settings.write' } as const;
const text = z.string();

const shownRules = z.object({
  cut_off: text,
  weekdays: z.array(z.number().int()),
  time_windows: z.array(text),
  pickup_windows: z.array(z.array(text)),
  closed_days: z.array(isoDate),
  /** Days on which nothing is delivered whatever the rules: holidays from today on, for a year. */
  holidays: z.array(isoDate),
  /** The days on which an order of now with one working day of lead time is delivered. */
  next_days: z.array(isoDate),
});
export type WireDeliveryRules = z.infer<typeof shownRules>;

const amount = euro.min(0).max(100_000).multipleOf(0.01);
const costs = z.object({
  /** Costs of delivery, as the site shows prices. */
  shippingNl: amount,
  shippingBe: amount,
  /** From this amount of goods on delivery is free. */
  freeFrom: amount,
});
export type ShopCosts = z.output<typeof costs>;

/** Numbers on invoices and other documents; an empty one is left out. */
const company = z.object({
  coc: lineText(20).trim(),
  vatNumber: lineText(20).trim(),
  iban: lineText(42).trim(),
});
export type ShopCompany = z.output<typeof company>;
const shop = z.object({ costs, company });

const shownShop = z.object({
  costs: z.object({ shipping_nl: euro, shipping_be: euro, free_from: euro }),
  company: z.object({ coc: text, vat_number: text, iban: text }),
  /** Whether the site delivers in Belgium. */
  belgium: z.boolean(),
});
export type WireShopSettings = z.infer<typeof shownShop>;

/** Settings of the site, for its managers (docs/behaviour.md §19.11, §19.12). */
export const shopSettings = {
  ...storefrontSettings,
  delivery: endpoint({
    ...shared,
    path: '/settings/delivery',
    mutates: false,
    request: z.object({}),
    response: shownRules,
    summary: 'When the site delivers and hands out orders.',
  }),
  setDelivery: endpoint({
    ...shared,
    path: '/settings/set_delivery',
    mutates: true,
    /** `seen`: the rules that the caller was shown. */
    request: z.object({ seen: deliveryRules, rules: deliveryRules }),
    response: shownRules,
    summary:
      'Change when the site delivers. Orders keep their day; carts, product pages and mails count with the new rules. 409 ' +
      'conflict with `fields.rules: changed` where a colleague changed them meanwhile.',
  }),
  shop: endpoint({
    ...shared,
    path: '/settings/shop',
    mutates: false,
    request: z.object({}),
    response: shownShop,
    summary: 'What delivery costs, and the numbers of the company on documents.',
  }),
  setShop: endpoint({
    ...shared,
    path: '/settings/set_shop',
    mutates: true,
    request: z.object({ seen: shop, shop }),
    response: shownShop,
    summary:
      'Change costs and numbers; orders and documents keep theirs. 409 conflict with `fields.shop: changed` where a ' +
      'colleague changed them meanwhile. 400 invalid_request with `invalid` in the fields `coc`, `vatNumber` or `iban` ' +
      'where its check digits are wrong.',
  }),
};
