import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { blobEndpoint, endpoint } from '../define.ts';
import { euro, id, instant, isoDate, lineText } from '../fields.ts';
import { orderAddress, orderRow, orderStatus } from '../orders.ts';
import { orderAreas } from './areas.ts';

const shared = { api: 'admin', access: 'admin' } as const;
const paymentState = z.enum(['open', 'paid', 'failed']);

const listedOrder = z.object({
  order_id: id,
  order_number: z.number().int(),
  placed_at: instant,
  order_status: orderStatus,
  customer_id: id,
  customer_number: z.string(),
  company: z.string(),
  order_ref: z.string(),
  /** Null for orders from before it was stored, without a chosen day. */
  expected_date: isoDate.nullable(),
  pickup: z.boolean(),
  payment_source: z.string(),
  payment_state: paymentState,
  /** It waits for a payment, and is cancelled after this moment. Null: it is on an invoice, or paid. */
  pay_before: instant.nullable(),
  /** Excluding VAT. */
  total: euro,
  total_incl: euro,
});
export type WireListedOrder = z.infer<typeof listedOrder>;

/** A step that the order may take now. `paid`: the money for it is in. */
const steps = ['in_progress', 'delivered', 'cancelled', 'paid'] as const;

const shownOrder = listedOrder.extend({
  order_comment: z.string(),
  /** The person who placed it. */
  placed_by: z.string(),
  email: z.string(),
  phone: z.string(),
  address: orderAddress.nullable(),
  delivery_date: isoDate.nullable(),
  delivery_time: z.string(),
  coupon: z.string(),
  goods: euro,
  discount: euro,
  shipping: euro,
  vat: euro,
  rows: z.array(orderRow.omit({ available: true, image: true, slug: true, unit_id: true })),
  history: z.array(
    z.object({
      status: orderStatus,
      at: instant,
      by: z.enum(['customer', 'operator', 'deadline']),
      /** The person; absent where it is not known. */
      name: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  delivery_note: z.string().nullable(),
  invoice: z.string().nullable(),
  /** Numbers of the order that it replaced, and of the one that replaced it. */
  replaces: z.number().int().nullable(),
  replaced_by: z.number().int().nullable(),
  /** The steps that are possible, whatever the role of the caller. */
  steps: z.array(z.enum(steps)),
});
export type WireShownOrder = z.infer<typeof shownOrder>;

const orders = adminList({
  path: '/orders/list',
  permission: 'orders.read',
  sorts: ['-number', 'number', '-total', 'total', 'expected', '-expected', 'company', '-company'],
  filters: {
    /** Work that waits, or all orders with one status. */
    area: z.enum(orderAreas).optional(),
    customerID: id.optional(),
    /** Placed on these days (Amsterdam), both included. */
    fromDate: isoDate.optional(),
    untilDate: isoDate.optional(),
  },
  row: listedOrder,
  summary: 'Orders of the site; `search` finds numbers, references, companies and customer numbers.',
});

const seen = {
  orderID: id,
  /** The status that the caller sees: another person's move in between is a conflict. */
  status: orderStatus,
};

/** Orders, for the people of the shop (docs/behaviour.md §19.2). */
export const orderDesk = {
  list: orders.list,
  file: orders.file,
  get: endpoint({
    ...shared,
    path: '/orders/get',
    permission: 'orders.read',
    mutates: false,
    request: z.object({ orderID: id }),
    response: shownOrder,
    summary: 'One order with its rows and everything that happened to it.',
  }),
  move: endpoint({
    ...shared,
    path: '/orders/move',
    permission: 'orders.move',
    mutates: true,
    request: z.object({ ...seen, step: z.enum(['in_progress', 'delivered']) }),
    response: shownOrder,
    summary:
      'Take an order up, or note that it is delivered, which makes its delivery note and invoice. 409 conflict where ' +
      'it has another status by now, or has to be paid first (`fields.order`: `moved`, `unpaid`).',
  }),
  moveMany: endpoint({
    ...shared,
    path: '/orders/move_many',
    permission: 'orders.move',
    mutates: true,
    request: z.object({
      orderIDs: z.array(id).min(1).max(100),
      step: z.enum(['in_progress', 'delivered']),
    }),
    /** Each order by itself: the others are moved although one is refused. */
    response: z.array(
      z.object({ order_id: id, outcome: z.enum(['moved', 'not_possible', 'unpaid', 'not_found']) }),
    ),
    summary: 'Move several orders one step on.',
  }),
  cancel: endpoint({
    ...shared,
    path: '/orders/cancel',
    permission: 'orders.cancel',
    mutates: true,
    request: z.object({ ...seen, reason: lineText(200).trim().default('') }),
    response: shownOrder,
    summary: 'Cancel an order: stock and coupon go back, and the customer gets a mail. 409 as `move`.',
  }),
  markPaid: endpoint({
    ...shared,
    path: '/orders/mark_paid',
    permission: 'orders.pay',
    mutates: true,
    request: z.object({ orderID: id }),
    response: shownOrder,
    summary:
      'Note that the money for an order is in. 409 conflict for a cancelled one (`fields.order`: `cancelled`).',
  }),
  invoice: blobEndpoint({
    ...shared,
    path: '/orders/invoice',
    permission: 'orders.read',
    mutates: false,
    request: z.object({ orderID: id }),
    summary: 'The invoice of an order as a PDF; not_found where there is none.',
  }),
  deliveryNote: blobEndpoint({
    ...shared,
    path: '/orders/delivery_note',
    permission: 'orders.read',
    mutates: false,
    request: z.object({ orderID: id }),
    summary: 'The delivery note of an order as a PDF; not_found where there is none.',
  }),
  pickList: blobEndpoint({
    ...shared,
    path: '/orders/pick_list',
    permission: 'orders.read',
    mutates: false,
    request: z.object({ orderIDs: z.array(id).min(1).max(100) }),
    summary: 'Pick list of several orders as a PDF, each on a page of its own.',
  }),
};
