import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { done, endpoint } from '../define.ts';
import { euro, id, lineText } from '../fields.ts';

const shared = { api: 'admin', access: 'admin' } as const;
const read = { ...shared, permission: 'products.read', mutates: false } as const;
const write = { ...shared, permission: 'prices.write', mutates: true } as const;

/** Prices of one unit in one list, by quantity. */
export const MAX_TIERS = 12;

const shownPriceList = z.object({
  price_list_id: id,
  /** Never changes; files of an import may name a list by it, or by its name. */
  code: z.string(),
  name: z.string(),
  /** Number of customers that have it. */
  customers: z.number().int(),
  /** Number of units that have a price in it. */
  prices: z.number().int(),
});
export type WireShownPriceList = z.infer<typeof shownPriceList>;

/** From `quantity` units on, one unit costs `price`, excluding VAT. */
const shownTier = z.object({ quantity: z.number(), price: euro });
const tiers = z
  .array(
    z.object({
      quantity: z.number().positive().max(1_000_000),
      price: euro.min(0).max(1_000_000).multipleOf(0.01),
    }),
  )
  .max(MAX_TIERS)
  .refine((rows) => new Set(rows.map(({ quantity }) => quantity)).size === rows.length, { error: 'twice' });
export type PriceTiers = z.output<typeof tiers>;

const listedPrice = z.object({
  product_unit_id: id,
  product_id: id,
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Base pieces in one unit. */
  content: z.number().int(),
  /** Of one unit, excluding VAT. */
  list_price: euro,
  /** From the smallest quantity on; empty: the list price holds. */
  tiers: z.array(shownTier),
});
export type WireListedPrice = z.infer<typeof listedPrice>;

const prices = adminList({
  path: '/price_lists/prices',
  permission: 'products.read',
  sorts: ['article', '-article', 'name', '-name'],
  filters: { priceListID: id, state: z.enum(['priced', 'unpriced']).optional() },
  row: listedPrice,
  summary:
    'Units of the site with their prices in one list; `search` finds article numbers and names. not_found without that list.',
});

const listName = lineText(80).trim().min(1);

/** Price lists, for the people of the shop (docs/behaviour.md §19.9). */
export const priceDesk = {
  all: endpoint({
    ...read,
    path: '/price_lists/all',
    request: z.object({}),
    response: z.array(shownPriceList),
    summary: 'The price lists of the site, by name.',
  }),
  add: endpoint({
    ...write,
    path: '/price_lists/add',
    request: z.object({ name: listName }),
    response: shownPriceList,
    summary:
      'Make an empty price list. 409 conflict with `fields.name: taken` for a name that another list has.',
  }),
  rename: endpoint({
    ...write,
    path: '/price_lists/rename',
    /** `seen`: the name that the caller was shown. */
    request: z.object({ priceListID: id, seen: lineText(200), name: listName }),
    response: shownPriceList,
    summary:
      'Another name. 409 conflict: `fields.name` is `taken` by another list, or `changed` by a colleague.',
  }),
  remove: endpoint({
    ...write,
    path: '/price_lists/remove',
    request: z.object({ priceListID: id }),
    response: done,
    summary:
      'Remove a price list with its prices. 409 conflict with `fields.priceList: customers` while customers have it.',
  }),
  prices: prices.list,
  pricesFile: prices.file,
  setTiers: endpoint({
    ...write,
    path: '/price_lists/set_tiers',
    /** `seen`: the tiers that the caller was shown. No tiers: the list price holds. */
    request: z.object({
      priceListID: id,
      productUnitID: id,
      seen: z.array(shownTier).max(1_000),
      tiers,
    }),
    response: listedPrice,
    summary:
      'The prices of one unit in a list. invalid_request for a quantity that is no whole number of base pieces; 409 ' +
      'conflict with `fields.tiers: changed` where a colleague or an import changed them meanwhile.',
  }),
};
