import type { CountEventKind } from '@toonbank/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '../../sql.ts';
import { id, siteId } from '../types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A customer's count of one order list; all users of the customer see it. Once finished, a row never changes. */
export const stockCounts = pgTable('stock_counts', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  /** Null when the list was removed. */
  listId: integer('list_id'),
  /** The id of the list when the count began; it stays when the list is removed. */
  listRef: integer('list_ref').notNull(),
  listName: text('list_name').notNull(),
  startedBy: integer('started_by').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedBy: integer('finished_by'),
  finishedAt: moment('finished_at'),
  note: text('note').notNull().default(''),
});
export type StockCount = typeof stockCounts.$inferSelect;

/** The keys by which devices name a count. */
export const stockCountKeys = pgTable('stock_count_keys', {
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  key: uuid('key').notNull(),
  countId: integer('count_id').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
});

/** Entries of devices; rows are only added. */
export const stockCountEvents = pgTable('stock_count_events', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  countId: integer('count_id').notNull(),
  uuid: uuid('uuid').notNull(),
  userId: integer('user_id').notNull(),
  device: text('device').notNull(),
  place: text('place').notNull().default(''),
  /** Null for an unknown code, and when the product was deleted. */
  productId: integer('product_id'),
  unitId: integer('unit_id'),
  /** Base pieces in one unit when the event arrived; null for an unknown code. */
  content: integer('content'),
  /** The unknown code, or the article number of the product. */
  code: text('code').notNull(),
  kind: text('kind').notNull().$type<CountEventKind>(),
  /** In units. */
  quantity: integer('quantity').notNull(),
  countedAt: moment('counted_at').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  /** True when the count was finished before the event arrived. */
  late: boolean('late').notNull().default(false),
});

/** The sums of a finished count's events, per place and product or unknown code. */
export const stockCountResults = pgTable('stock_count_results', {
  siteId: siteId(),
  countId: integer('count_id').notNull(),
  /** In the order in which they were first counted. */
  position: integer('position').notNull(),
  place: text('place').notNull(),
  productId: integer('product_id'),
  /** Empty for a product. */
  code: text('code').notNull(),
  /** Base pieces; for an unknown code the counted number. */
  pieces: integer('pieces').notNull(),
  countedAt: moment('counted_at').notNull(),
});

/** A name that a place had, and the ISO moment until which it had it. */
export interface FormerName {
  name: string;
  until: string;
}

export const stockPlaces = pgTable('stock_places', {
  siteId: siteId(),
  listId: integer('list_id').notNull(),
  name: text('name').notNull(),
  /** In walking order. */
  position: integer('position').notNull(),
  formerNames: jsonb('former_names').notNull().$type<FormerName[]>().default([]),
});
export type StockPlace = typeof stockPlaces.$inferSelect;

/** Where a product of a list is kept; quantities are base pieces. */
export const stockLines = pgTable('stock_lines', {
  siteId: siteId(),
  listId: integer('list_id').notNull(),
  productId: integer('product_id').notNull(),
  /** Empty: no place. */
  place: text('place').notNull().default(''),
  minimum: integer('minimum'),
  maximum: integer('maximum'),
  /** In walking order. */
  position: integer('position').notNull(),
});
export type StockLine = typeof stockLines.$inferSelect;

/** Codes that stand for a unit of a product in a customer's counts. */
export const stockCodes = pgTable('stock_codes', {
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  code: text('code').notNull(),
  productId: integer('product_id').notNull(),
  unitId: integer('unit_id').notNull(),
  linkedAt: moment('linked_at').notNull().defaultNow(),
});
