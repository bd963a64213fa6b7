import type { recurringModes, recurringPeriods, runRefusals, runStates } from '@toonbank/contract';
import { boolean, date, integer, jsonb, pgTable, smallint, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

export type RecurringPeriod = (typeof recurringPeriods)[number];
/** A prepared run expires by the clock, not by a stored state. */
type StoredRunState = Exclude<(typeof runStates)[number], 'expired'>;
export type RunRefusal = (typeof runRefusals)[number];

/** An order that repeats; all users of the customer see it, and the user who saved it gets its mails. */
export const recurringOrders = pgTable('recurring_orders', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  every: smallint('every').notNull(),
  period: text('period').notNull().$type<RecurringPeriod>(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on'),
  mode: text('mode').notNull().$type<(typeof recurringModes)[number]>(),
  paymentSource: text('payment_source').notNull(),
  /** Null when the address was removed: nothing is ordered until another one is chosen. */
  addressId: integer('address_id'),
  orderRef: text('order_ref').notNull().default(''),
  orderComment: text('order_comment').notNull().default(''),
  active: boolean('active').notNull().default(true),
  /** Nothing runs before this day. */
  pausedUntil: date('paused_until'),
  /** Moved to a working day; null when there is no next run. */
  nextOn: date('next_on'),
  /** It can be restored for a while. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});
export type RecurringOrder = typeof recurringOrders.$inferSelect;

export const recurringOrderLines = pgTable('recurring_order_lines', {
  id: id(),
  siteId: siteId(),
  recurringId: integer('recurring_id').notNull(),
  productId: integer('product_id').notNull(),
  /** Null when the unit no longer exists: the line is then left out, and the mail says so. */
  unitId: integer('unit_id'),
  quantity: integer('quantity').notNull(),
  position: integer('position').notNull(),
  /** The price of one unit that the customer saw last, in cents excl. VAT. */
  seenCents: integer('seen_cents'),
});

interface ReportedLine {
  name: string;
  articleNumber: string;
  unit: string;
  quantity: number;
}

/** The result of a run, as its mail states it. Cents; lines and changes excl. VAT where the site's prices are. */
export interface RunReport {
  lines: (ReportedLine & { cents: number })[];
  leftOut: (ReportedLine & { reason: string; left?: number })[];
  changes: { name: string; unit: string; fromCents: number; toCents: number }[];
  totalCents: number;
  totalInclCents: number;
}

export const recurringRuns = pgTable('recurring_runs', {
  id: id(),
  siteId: siteId(),
  recurringId: integer('recurring_id').notNull(),
  dueOn: date('due_on').notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull().defaultNow(),
  state: text('state').notNull().$type<StoredRunState>(),
  refusal: text('refusal').$type<RunRefusal>(),
  orderId: integer('order_id'),
  report: jsonb('report').$type<RunReport>(),
  /** A prepared run can be confirmed until then; null: it can't, or not any more. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
export type RecurringRun = typeof recurringRuns.$inferSelect;
