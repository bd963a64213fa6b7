import { z } from 'zod';
import { endpoint } from './define.ts';
import { dutchDate, euro, id, instant, isoDate, nameLead, page, searchText, text } from './fields.ts';
import { countries } from './forms/country.ts';
import { invoiceState } from './invoices.ts';
import { MAX_CANCEL_REASON } from './order-changes.ts';
import { toCartAnswer } from './order-list-actions.ts';

/** 1 nieuw, 2 in verwerking, 3 geleverd, 4 geannuleerd; anything else reads 'geen order' (docs/behaviour.md §10.4). */
export const orderStatus = z.number().int();

export const orderRow = z.object({
  product_id: id.nullable(),
  orderrow_name: z.string(),
  /** Of `orderrow_name`. */
  name_lead: nameLead,
  orderrow_art_nr: z.string(),
  quantity: z.number(),
  unit_desc: z.string(),
  price: euro,
  total: euro,
  vat: z.number(),
  /** For ordering it again; null when the unit no longer exists. */
  unit_id: id.nullable().optional(),
  comment: z.string().optional(),
  /** Whether product and unit are still sold. Only with `orderNumber`. */
  available: z.boolean().optional(),
  /** The picture and the readable part of the address of its product; as `available`, and absent without a product. */
  image: z.string().optional(),
  slug: z.string().optional(),
});

export const orderAddress = z.object({
  label: z.string(),
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(countries),
});

const settledLine = z.object({ name: z.string(), unit: z.string(), quantity: z.number() });

/** Fields that only a single order has, not an order in a list: requested by `orderNumber`. */
const orderDetails = z.object({
  /** The delivery address; null when it was picked up. */
  address: orderAddress.nullable(),
  pickup: z.boolean(),
  /** The contact person that was named for this order; absent where it is the account's. */
  contact: z
    .object({ first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string() })
    .optional(),
  /** `HH:MM-HH:MM`, or empty. */
  delivery_time: z.string(),
  coupon: z.string(),
  /** The address to which the confirmation was mailed; absent while it is not. */
  confirmation_to: z.string().optional(),
  /** How the latest payment attempt ended; absent while none has failed. */
  payment_failure: z.enum(['failed', 'cancelled', 'expired']).optional(),
  /** VAT per rate, lowest first; absent for orders from before it was stored. */
  vat_rates: z.array(z.object({ rate: z.number(), base: euro, amount: euro })).optional(),
  /** The customer has no account; absent where it has one. */
  guest: z.literal(true).optional(),
  /** VAT is 0 % and reverse-charged to the buyer; absent where it is not. */
  reverse_charge: z.literal(true).optional(),
  /** Every change of status, the first included; empty for orders from before they were stored. */
  status_history: z.array(
    z.object({
      status: orderStatus,
      at: instant,
      by: z.enum(['customer', 'operator', 'deadline']),
      /** The user of the customer who did it; absent for the shop, and before it was stored. */
      name: z.string().optional(),
      /** Why the customer cancelled; absent without a reason. */
      reason: z.string().optional(),
    }),
  ),
  /**
   * The last day on which a consumer may withdraw; null until it is delivered. Absent for businesses, for a cancelled
   * order, and once that day has passed.
   */
  withdraw_until: isoDate.nullable().optional(),
  /** The consumer's statements of withdrawal that name this order, the oldest first; absent without one. */
  withdrawals: z
    .array(
      z.object({
        received_at: instant,
        /** Whether the shop noted that it handled the statement. */
        handled: z.boolean(),
        /** Empty: what `articles` says, else the whole order. */
        lines: z.array(z.object({ name: z.string(), unit: z.string(), quantity: z.number() })),
        articles: z.string(),
      }),
    )
    .optional(),
  /** Absent when empty, like the two lists below it. PDF: `get_pdf_credit_note {creditNoteID}`. */
  credit_notes: z
    .array(
      z.object({
        credit_note_id: id,
        credit_note_number: z.string(),
        credit_date: isoDate,
        total_incl: euro,
        lines: z.array(settledLine),
      }),
    )
    .optional(),
  /** Goods of this order that a later order delivers; `delivered_with`: its number, null until then. */
  later_deliveries: z.array(settledLine.extend({ delivered_with: z.string().nullable() })).optional(),
  /** Goods of other orders that were delivered with this order. */
  brought_goods: z.array(settledLine.extend({ order_number: z.string() })).optional(),
  /** The number of the order that this one replaced, and of the one that replaced it; absent for none. */
  replaces: z.string().optional(),
  replaced_by: z.string().optional(),
  /** Numbers of the orders placed before and after it, among those that match the other filters. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

export const order = z.object({
  order_id: id,
  order_number: z.string(),
  order_ref: z.string(),
  order_comment: z.string(),
  order_status: orderStatus,
  order_date: instant,
  /** The day that the customer chose; null: as soon as possible. */
  delivery_date: isoDate.nullable(),
  /** The day that was shown when it was ordered; null or absent for orders from before it was stored. */
  expected_date: isoDate.nullable().optional(),
  placed_by: z.string(),
  payment_source: z.string(),
  payment_state: z.enum(['open', 'paid', 'failed']).optional(),
  /** The order waits for payment until then (`set_pay_order`). Absent when it is on an invoice. */
  pay_before: instant.optional(),
  goods: euro,
  discount: euro,
  shipping: euro,
  /** The same with VAT; absent for orders from before it was stored. */
  goods_incl: euro.optional(),
  discount_incl: euro.optional(),
  shipping_incl: euro.optional(),
  vat: euro,
  total: euro,
  total_incl: euro,
  /** Absent until the order is delivered. PDF: `get_pdf_delivery_note {orderID}`. */
  delivery_note: z.object({ number: z.string(), delivered_on: isoDate }).optional(),
  /** Created together with the delivery note. PDF: `get_pdf_invoice {invoiceID}`. */
  invoice: z.object({ invoice_id: id, invoice_number: z.string(), state: invoiceState }).optional(),
  /** Absent unless `withRows` asks for them. */
  rows: z.array(orderRow).optional(),
  details: orderDetails.optional(),
});

export const orderHistory = z.object({ num_found: z.number(), page: z.number(), orders: z.array(order) });

export const orderEndpoints = {
  orderHistory: endpoint({
    path: '/v1/service/get_order_history',
    access: 'customer',
    mutates: false,
    request: z.object({
      fromDate: dutchDate.optional(),
      untilDate: dutchDate.optional(),
      page: page.default(0),
      pageSize: z.number().int().min(1).max(100).default(24),
      search: searchText(200).optional(),
      withRows: z.boolean().default(false),
      status: z.number().int().optional(),
      /** Only this order, with its `details`; its neighbours are those that match the other filters. */
      orderNumber: text(20).optional(),
    }),
    response: orderHistory,
    summary: 'Orders, newest first; search matches row names and article numbers.',
  }),
  reopenOrder: endpoint({
    path: '/v1/service/set_reopen_order',
    access: 'customer',
    mutates: true,
    request: z.strictObject({ orderID: id }),
    response: toCartAnswer,
    summary:
      'Cancel an order that waits for payment, and put its lines back into the cart. Otherwise: conflict.',
  }),
  cancelOrder: endpoint({
    path: '/v1/service/set_cancel_order',
    access: 'customer',
    mutates: true,
    request: z.strictObject({ orderID: id, reason: text(MAX_CANCEL_REASON).optional() }),
    response: z.object({ order_number: z.string(), order_status: orderStatus }),
    summary:
      'Cancel an order that is still nieuw and of which no money has to be returned. Otherwise: conflict, with ' +
      '`fields.order`: `taken_up`, `cancelled` or `paid`.',
  }),
  changeOrder: endpoint({
    path: '/v1/service/set_change_order',
    access: 'customer',
    mutates: true,
    request: z.strictObject({ orderID: id }),
    response: toCartAnswer,
    summary:
      'Put the lines of an order that is still nieuw into the cart, which replaces the order when it is sent. ' +
      'Otherwise: conflict, with `fields.order`: as `set_cancel_order`, `waits` (for payment), or `other`: the cart ' +
      'replaces another order.',
  }),
};
