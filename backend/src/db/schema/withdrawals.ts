import { integer, jsonb, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

/** A line of an order as it was when the consumer withdrew from it. */
export interface WithdrawnLine {
  articleNumber: string;
  name: string;
  unit: string;
  quantity: number;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Statements of withdrawal, as consumers sent them. */
export const withdrawals = pgTable('withdrawals', {
  id: id(),
  siteId: siteId(),
  /** Null where no order has this number together with this e-mail address. */
  orderId: integer('order_id'),
  orderNumber: text('order_number').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  articles: text('articles').notNull().default(''),
  /** Empty: what `articles` says, else the whole order. */
  lines: jsonb('lines').notNull().default([]).$type<WithdrawnLine[]>(),
  /** Hash of the statement and its day: a repeat is no second row. */
  fingerprint: text('fingerprint').notNull(),
  /** To the second. */
  receivedAt: moment('received_at').notNull(),
  handledAt: moment('handled_at'),
});
export type Withdrawal = typeof withdrawals.$inferSelect;
