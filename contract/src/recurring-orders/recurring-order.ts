import { z } from 'zod';
import { euro, id, instant, isoDate } from '../fields.ts';
import { recurringPeriods } from '../forms/recurring-order.ts';
import { paymentSources } from '../payment/payment.ts';

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
