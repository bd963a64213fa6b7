import { z } from 'zod';
import { dataEndpoint, pageEnd, pageOf } from './define.ts';

/** Rows of one page. */
export const MAX_ROWS = 1_000;

const cents = z.number().int();
const page = z.strictObject(pageOf(MAX_ROWS));

export const integrationProduct = z.object({
  article_number: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Path of its group: 'schoonmaak/dweilen'. */
  group: z.string(),
  vat_rate: z.number(),
  description: z.string(),
  /** Singular name of one piece. */
  base_unit: z.string(),
  /** Smallest quantity that is sold, in base pieces. */
  step: z.number().int(),
  delivery_days: z.number().int(),
  /** Where the goods are in the warehouse. */
  location: z.string(),
  active: z.boolean(),
  /** The default one first. */
  units: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      /** In base pieces. */
      content: z.number().int(),
      ean: z.string(),
      /** Of one unit, excluding VAT, without lists and agreements. */
      price_cents: cents,
      is_default: z.boolean(),
    }),
  ),
});
export type WireIntegrationProduct = z.infer<typeof integrationProduct>;

export const integrationStock = z.object({
  article_number: z.string(),
  /** Pieces that can be sold now, in base pieces. */
  stock: z.number().int(),
  /** Pieces of orders that are not delivered: they are not in `stock`. */
  ordered: z.number().int(),
});

export const integrationCustomer = z.object({
  number: z.string(),
  company: z.string(),
  kind: z.enum(['business', 'consumer']),
  kvk: z.string(),
  vat_number: z.string(),
  /** Code of the price list; empty without one. */
  price_list: z.string(),
  payment_term_days: z.number().int(),
  /** Null: no limit. */
  credit_limit_cents: cents.nullable(),
  active: z.boolean(),
  /** The people who log in for the customer and may do so. */
  users: z.array(
    z.object({ first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string() }),
  ),
  /** The main one first. */
  addresses: z.array(
    z.object({
      label: z.string(),
      street: z.string(),
      house_number: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
  ),
});
export type WireIntegrationCustomer = z.infer<typeof integrationCustomer>;

/**
 * Whole lists in pages: begin without `na`, go on while `more`, and begin anew for the next time. A row that is added meanwhile
 * may come only then.
 */
export const reads = {
  products: dataEndpoint({
    method: 'GET',
    path: '/products',
    scope: 'products:read',
    request: page,
    response: z.object({ products: z.array(integrationProduct), ...pageEnd }),
    summary: 'Articles with their units and prices, at most 1,000 on a page.',
  }),
  stock: dataEndpoint({
    method: 'GET',
    path: '/stock',
    scope: 'stock:read',
    request: page,
    response: z.object({ stock: z.array(integrationStock), ...pageEnd }),
    summary: 'Stocks of all articles, at most 1,000 on a page.',
  }),
  customers: dataEndpoint({
    method: 'GET',
    path: '/customers',
    scope: 'customers:read',
    request: page,
    response: z.object({ customers: z.array(integrationCustomer), ...pageEnd }),
    summary: 'Customers with an account, their users and addresses, at most 1,000 on a page.',
  }),
};
