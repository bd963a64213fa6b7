import { integer, pgTable, primaryKey, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

/** The state of a payment attempt. Paid is final. */
export type AttemptState = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** Why an operator has to look at an attempt. */
export type PaymentFlag = 'wrong_amount' | 'late' | 'paid_twice' | 'order_cancelled';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Attempts to pay an order online. */
export const payments = pgTable('payments', {
  id: id(),
  siteId: siteId(),
  orderId: integer('order_id').notNull(),
  /** Our own, unguessable: `<site>_<random>`. */
  reference: text('reference').notNull(),
  provider: text('provider').notNull(),
  providerId: text('provider_id'),
  source: text('source').notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state').notNull().default('open').$type<AttemptState>(),
  flag: text('flag').$type<PaymentFlag>(),
  /** When an administrator had looked at the flag, and who. */
  handledAt: moment('handled_at'),
  handledBy: integer('handled_by'),
  returnUrl: text('return_url').notNull(),
  /** The provider's page; null until it was created. */
  redirectUrl: text('redirect_url'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  settledAt: moment('settled_at'),
  /** The provider is not asked about it before then; null: not asked yet. */
  nextLookAt: moment('next_look_at'),
  /** How often the provider was asked. */
  looks: integer('looks').notNull().default(0),
});
export type Payment = typeof payments.$inferSelect;

/** Messages of providers, each different one once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    siteId: siteId(),
    paymentId: integer('payment_id').notNull(),
    state: text('state').notNull().$type<AttemptState>(),
    amountCents: integer('amount_cents').notNull(),
    times: integer('times').notNull().default(1),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.paymentId, table.state, table.amountCents] })],
);

/** The books of the sandbox provider. */
export const sandboxPayments = pgTable('sandbox_payments', {
  reference: text('reference').notNull(),
  siteId: siteId(),
  description: text('description').notNull(),
  method: text('method').notNull(),
  amountCents: integer('amount_cents').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state').notNull().default('open').$type<AttemptState>(),
  expiresAt: moment('expires_at').notNull(),
});
export type SandboxPayment = typeof sandboxPayments.$inferSelect;
