import { z } from 'zod';
import { cartTotals } from './cart/cart.ts';
import { done, endpoint, nothing } from './define.ts';
import { dutchDate, euro, id, instant, isoDate, text } from './fields.ts';
import { every, recurringName, recurringPeriods } from './forms/recurring-order.ts';
import { refusalReasons } from './order-list-actions.ts';
import { orderListItem } from './order-lists.ts';
import { orderAddress } from './orders.ts';
import { paymentOption, paymentSources, returnOrigin, sentOrder } from './payment.ts';

/** Recurring orders. Our addition to the API (docs/behaviour.md §15.4). */

export const MAX_RECURRING_ORDERS = 50;
export const MAX_RECURRING_LINES = 1_000;

/** `prepared`: a mail asks to confirm it. `placed`: it is ordered at once. */
export const recurringModes = ['prepared', 'placed'] as const;

/**
 * The result of a run. `prepared` waits for its customer, until it is `expired`; `placed` and `confirmed` made an
 * order; `nothing`: no line was available; `refused`: see `refusal`; `barred`: the customer may no longer order.
 */
export const runStates = [
  'placed',
  'prepared',
  'confirmed',
  'expired',
  'nothing',
  'refused',
  'barred',
  'skipped',
] as const;

/** Why nothing was ordered although lines were available. */
export const runRefusals = ['credit_limit', 'payment_not_allowed', 'address_unknown'] as const;

export const recurringRun = z.object({
  run_id: id,
  /** The planned day. */
  due_on: isoDate,
  ran_at: instant,
  state: z.enum(runStates),
  refusal: z.enum(runRefusals).optional(),
  /** Number of the order that it made. */
  order_number: z.string().optional(),
  /** Number of lines that were not available. */
  left_out: z.number(),
  total_incl: euro.optional(),
  /** Opens the page to confirm it; only while it waits. */
  token: z.string().optional(),
  expires_at: instant.optional(),
});

/** One of a customer's recurring orders; all its users see it. */
export const recurringOrder = z.object({
  recurring_id: id,
  name: z.string(),
  every: z.number(),
  period: z.enum(recurringPeriods),
  start_date: isoDate,
  /** The last day on which it may run. */
  end_date: isoDate.nullable(),
  mode: z.enum(recurringModes),
  active: z.boolean(),
  /** It runs again from this day on. */
  paused_until: isoDate.nullable(),
  /** The next run, moved to a working day; null when there is none, or when it is off. */
  next_date: isoDate.nullable(),
  /** Null when the address was removed: nothing is ordered until another one is chosen. */
  address_id: id.nullable(),
  payment_source: z.enum(paymentSources),
  order_ref: z.string(),
  order_comment: z.string(),
  /** The user who saved it last: the mails go there, and the orders have this name. */
  made_by: z.string(),
  line_count: z.number(),
  /** The latest run that was not skipped. */
  last_run: recurringRun.optional(),
});

const line = z.strictObject({
  productID: id,
  unitID: id,
  quantity: z.number().int().min(1).max(100_000),
});

const recurringID = id;
const one = z.strictObject({ recurringID });

/** A line that is not ordered, with its reason. `quantity`: the wanted quantity; `left`: the stock in its unit. */
const leftOutLine = z.object({
  product_name: z.string(),
  product_ext_code: z.string(),
  unit_desc: z.string(),
  quantity: z.number(),
  reason: z.enum(refusalReasons),
  left: z.number().optional(),
});

/** The order behind a link from a mail: only this order, no other data of its customer. */
export const preparedOrder = z.object({
  /** `open`: it can be confirmed. The other states have no order data. */
  state: z.enum(['open', 'ordered', 'expired']),
  name: z.string(),
  due_on: isoDate,
  order_number: z.string().optional(),
  /** Absent unless open. */
  order: z
    .object({
      expires_at: instant,
      /** Whether prices of lines include VAT, as the site shows them. */
      prices_incl: z.boolean(),
      lines: z.array(
        z.object({
          product_name: z.string(),
          product_ext_code: z.string(),
          unit_desc: z.string(),
          quantity: z.number(),
          price: euro,
          total: euro,
          /** The price of one at the last run, if it differs. */
          last_price: euro.optional(),
        }),
      ),
      left_out: z.array(leftOutLine),
      totals: cartTotals,
      address: orderAddress.optional(),
      payment: paymentOption.optional(),
      order_ref: z.string(),
      order_comment: z.string(),
      /** The first possible day of delivery. */
      delivery_date: isoDate.optional(),
      /** Version of what the customer agrees to, for `set_confirm_prepared`. */
      version: z.string(),
    })
    .optional(),
});

const token = text(100);

const customers = { access: 'customer' } as const;

export const recurringOrders = {
  all: endpoint({
    ...customers,
    path: '/v1/recurring/get_recurring_orders',
    methods: ['GET'],
    mutates: false,
    request: nothing,
    response: z.array(recurringOrder),
    summary: "The customer's recurring orders, the next first.",
  }),
  get: endpoint({
    ...customers,
    path: '/v1/recurring/get_recurring_order',
    mutates: false,
    request: z.object({ recurringID }),
    response: recurringOrder.extend({
      /** The next days on which it runs. */
      upcoming: z.array(isoDate),
      lines: z.array(orderListItem),
      /** The latest first, at most 50. */
      runs: z.array(recurringRun),
    }),
    summary: 'One recurring order with its lines and what became of its runs.',
  }),
  lines: endpoint({
    ...customers,
    path: '/v1/recurring/get_recurring_lines',
    mutates: false,
    /** One of these: an order list, an order, or the cart. */
    request: z.union([
      z.strictObject({ listID: id }),
      z.strictObject({ orderNumber: text(20) }),
      z.strictObject({ cart: z.literal(true) }),
    ]),
    response: z.object({ name: z.string(), lines: z.array(orderListItem) }),
    summary: 'What a new recurring order can begin with.',
  }),
  save: endpoint({
    ...customers,
    path: '/v1/recurring/set_recurring_order',
    mutates: true,
    // Strict: a field that is not in the contract, a price or a customer for instance, is refused.
    request: z.strictObject({
      /** The one to change; absent for a new one. */
      recurringID: recurringID.optional(),
      name: recurringName,
      every,
      period: z.enum(recurringPeriods),
      startDate: dutchDate,
      endDate: dutchDate.or(z.literal('')).default(''),
      mode: z.enum(recurringModes),
      addressID: id,
      paymentSource: z.enum(paymentSources),
      ref: text(60).default(''),
      comment: text(1000).default(''),
      lines: z.array(line).min(1).max(MAX_RECURRING_LINES),
    }),
    response: recurringOrder,
    summary: `Make or change a recurring order; at most ${MAX_RECURRING_ORDERS} per customer.`,
  }),
  setActive: endpoint({
    ...customers,
    path: '/v1/recurring/set_recurring_active',
    mutates: true,
    request: one.extend({ active: z.boolean() }),
    response: recurringOrder,
    summary: 'Switch a recurring order on or off.',
  }),
  pause: endpoint({
    ...customers,
    path: '/v1/recurring/set_recurring_pause',
    mutates: true,
    /** Empty ends the pause. */
    request: one.extend({ until: dutchDate.or(z.literal('')) }),
    response: recurringOrder,
    summary: 'Nothing runs before this day.',
  }),
  skip: endpoint({
    ...customers,
    path: '/v1/recurring/set_recurring_skip',
    mutates: true,
    /** `date`: the `next_date` that the customer saw, so that a double click skips one run only. */
    request: one.extend({ date: isoDate }),
    response: recurringOrder,
    summary: 'Pass over the next run.',
  }),
  remove: endpoint({
    ...customers,
    path: '/v1/recurring/set_remove_recurring_order',
    mutates: true,
    request: one,
    response: done,
    summary: 'Remove a recurring order; for a month it can come back.',
  }),
  restore: endpoint({
    ...customers,
    path: '/v1/recurring/set_restore_recurring_order',
    mutates: true,
    request: one,
    response: recurringOrder,
    summary: 'Bring a removed recurring order back, with its history.',
  }),
  prepared: endpoint({
    access: 'open',
    path: '/v1/recurring/get_prepared_order',
    mutates: false,
    request: z.strictObject({ token }),
    response: preparedOrder,
    summary: 'What a signed link from a mail would order now.',
  }),
  confirm: endpoint({
    access: 'open',
    path: '/v1/recurring/set_confirm_prepared',
    mutates: true,
    request: z.strictObject({ token, version: text(64), returnOrigin }),
    response: sentOrder,
    summary: 'Order what a signed link shows, once: again it answers the same order.',
  }),
};
