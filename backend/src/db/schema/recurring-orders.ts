import type { recurringModes, recurringPeriods, runRefusals, runStates } from '@toonbank/contract';
import { boolean, date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { id, siteId } from './types.ts';

export type RecurringPeriod = (typeof recurringPeriods)[number];
/** What is prepared expires by the clock, not by a state. */
type StoredRunState = Exclude<(typeof runStates)[number], 'expired'>;
export type RunRefusal = (typeof runRefusals)[number];

/** An order that comes back by itself; all users of the customer see it, who made it gets its mails. */
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
  /** Null when it is gone: then nothing is ordered until another one is chosen. */
  addressId: integer('address_id'),
  orderRef: text('order_ref').notNull().default(''),
  orderComment: text('order_comment').notNull().default(''),
  active: boolean('active').notNull().default(true),
  /** Nothing runs before this day. */
  pausedUntil: date('paused_until'),
  /** Moved to a working day; null when it runs no more. */
  nextOn: date('next_on'),
  /** It can come back for a while. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});
export type RecurringOrder = typeof recurringOrders.$inferSelect;

export const recurringOrderLines = pgTable('recurring_order_lines', {
  id: id(),
  siteId: siteId(),
  recurringId: integer('recurring_id').notNull(),
  productId: integer('product_id').notNull(),
  /** Null when it is gone: the line is then left out, and told. */
  unitId: integer('unit_id'),
  quantity: integer('quantity').notNull(),
  position: integer('position').notNull(),
  /** What one unit cost when it was last told, in cents excl. VAT. */
  seenCents: integer('seen_cents'),
});

interface ReportedLine {
  name: string;
  articleNumber: string;
  unit: string;
  quantity: number;
}

/** What a run came to, as its mail tells it. Cents; of lines and changes excl. VAT where the site's prices are. */
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
  /** Until then what is prepared can be confirmed; null: it can't, or not any more. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
export type RecurringRun = typeof recurringRuns.$inferSelect;
