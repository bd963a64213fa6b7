import { integer, pgTable, text, timestamp } from '../../sql.ts';
import { id, siteId } from '../types.ts';

const at = () => timestamp('at', { withTimezone: true }).notNull().defaultNow();

/** Calls of the integration API of the last 30 days. */
export const integrationCalls = pgTable('integration_calls', {
  id: id(),
  siteId: siteId(),
  keyId: integer('key_id').notNull(),
  at: at(),
  method: text('method').notNull(),
  /** With its query. */
  path: text('path').notNull(),
  status: integer('status').notNull(),
  /** Empty for a call that succeeded. */
  code: text('code').notNull().default(''),
  lines: integer('lines').notNull().default(0),
  durationMs: integer('duration_ms').notNull(),
});

/** Answers to calls with an Idempotency-Key, as they were sent. */
export const integrationAnswers = pgTable('integration_answers', {
  siteId: siteId(),
  keyId: integer('key_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  answer: text('answer').notNull().default(''),
  at: at(),
});

/** Orders that a key has acknowledged. */
export const orderAcknowledgements = pgTable('order_acknowledgements', {
  siteId: siteId(),
  keyId: integer('key_id').notNull(),
  orderId: integer('order_id').notNull(),
  at: at(),
});
