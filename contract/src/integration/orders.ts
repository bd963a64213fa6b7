import { z } from 'zod';
import { instant, isoDate } from '../fields.ts';
import { dataEndpoint, fileEndpoint, pageEnd, pageOf } from './define.ts';

/** Orders of one page. */
export const MAX_ORDERS = 100;
/** Orders of one file. */
export const MAX_FILE_ORDERS = 1_000;

const cents = z.number().int();

/** An order. All amounts are whole cents; those without `incl` exclude VAT. */
export const integrationOrder = z.object({
  number: z.number().int(),
  placed_at: instant,
  status: z.enum(['new', 'in_progress', 'delivered', 'cancelled']),
  /** The customer's own reference. */
  reference: z.string(),
  comment: z.string(),
  customer: z.object({
    number: z.string(),
    company: z.string(),
    kind: z.enum(['business', 'consumer']),
    vat_number: z.string(),
    contact: z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    /** The main address of the customer, as it is now. */
    address: z
      .object({
        street: z.string(),
        house_number: z.string(),
        postcode: z.string(),
        city: z.string(),
        country: z.string(),
      })
      .nullable(),
  }),
  pickup: z.boolean(),
  /** As it was when the order was placed; null for an order that is picked up. */
  delivery_address: z
    .object({
      label: z.string(),
      street: z.string(),
      house_number: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  /** The day that the customer chose; null: as soon as possible. */
  delivery_date: isoDate.nullable(),
  delivery_time: z.string(),
  /** The day that the customer was told. */
  expected_date: isoDate.nullable(),
  payment: z.object({
    method: z.string(),
    state: z.enum(['open', 'paid', 'failed']),
    /** The order waits for its payment: don't deliver it yet. */
    must_be_paid_first: z.boolean(),
  }),
  coupon: z.string(),
  goods_cents: cents,
  discount_cents: cents,
  shipping_cents: cents,
  total_cents: cents,
  vat_cents: cents,
  total_incl_cents: cents,
  /** Per rate, in percent; empty for orders from before it was stored. */
  vat: z.array(z.object({ rate: z.number(), base_cents: cents, amount_cents: cents })),
  reverse_charge: z.boolean(),
  delivery_note: z.string().nullable(),
  invoice: z.string().nullable(),
  /** Number of the order that this one replaced, which is cancelled. */
  replaces: z.number().int().nullable(),
  /** When this key acknowledged the order. */
  acknowledged_at: instant.nullable(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      article_number: z.string(),
      /** Of the unit as it is now; empty without one. */
      ean: z.string(),
      name: z.string(),
      unit: z.string(),
      /** Base pieces in one unit. */
      unit_content: z.number().int(),
      quantity: z.number().int(),
      /** Of one unit. */
      price_cents: cents,
      total_cents: cents,
      vat_rate: z.number(),
      comment: z.string(),
      /** The line that this one is an option of. */
      option_of: z.number().int().nullable(),
    }),
  ),
});
export type WireIntegrationOrder = z.infer<typeof integrationOrder>;

/** Only orders that this key has acknowledged (`ja`), or has not (`nee`). */
const acknowledged = z.enum(['ja', 'nee']).optional();
export const orderNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const ofNumber = z.strictObject({ number: orderNumber });
const fileOf = z.strictObject({ ...pageOf(MAX_FILE_ORDERS), ontvangen: acknowledged });

export const orders = {
  list: dataEndpoint({
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    request: z.strictObject({ ...pageOf(MAX_ORDERS), ontvangen: acknowledged }),
    response: z.object({ orders: z.array(integrationOrder), ...pageEnd }),
    summary:
      'Orders by number, from the one after `na` on, at most 100. Keep `cursor` and send it as `na` next time: no order is ' +
      'skipped, and none comes twice.',
  }),
  get: dataEndpoint({
    method: 'GET',
    path: '/orders/:number',
    scope: 'orders:read',
    request: ofNumber,
    response: integrationOrder,
    summary: 'One order.',
  }),
  csv: fileEndpoint({
    path: '/orders.csv',
    scope: 'orders:read',
    request: fileOf,
    summary:
      'Orders as a CSV file with a line per order line; semicolons, amounts in cents. At most 1,000 orders.',
  }),
  xml: fileEndpoint({
    path: '/orders.xml',
    scope: 'orders:read',
    request: fileOf,
    summary: 'The same as XML.',
  }),
};
