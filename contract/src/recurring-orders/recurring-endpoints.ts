import { z } from 'zod';
import { done, endpoint, nothing } from '../define.ts';
import { dutchDate, id, isoDate, text } from '../fields.ts';
import { every, recurringName, recurringPeriods } from '../forms/recurring-order.ts';
import { orderListItem } from '../order-lists.ts';
import { paymentSources } from '../payment/payment.ts';
import { preparedEndpoints } from './prepared-order.ts';
import {
  MAX_RECURRING_LINES,
  MAX_RECURRING_ORDERS,
  recurringModes,
  recurringOrder,
  recurringRun,
} from './recurring-order.ts';

const line = z.strictObject({
  productID: id,
  unitID: id,
  quantity: z.number().int().min(1).max(100_000),
});

const recurringID = id;
const one = z.strictObject({ recurringID });

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
    summary: 'One recurring order with its lines and the results of its runs.',
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
    summary: 'The lines for a new recurring order.',
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
    summary: 'Skip the next run.',
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
    summary: 'Restore a removed recurring order, with its history.',
  }),
  ...preparedEndpoints,
};
