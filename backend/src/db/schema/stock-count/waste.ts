import type { WasteReason, WasteValuation } from '@toonbank/contract';
import { bigint, integer, pgTable, smallint, text, timestamp } from '../../sql.ts';
import { bytea, id, siteId } from '../types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Goods that a customer threw away; all users of the customer see them. */
export const wasteEntries = pgTable('waste_entries', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id'),
  unitId: integer('unit_id'),
  /** Name, number and unit at that time. */
  name: text('name').notNull(),
  articleNumber: text('article_number').notNull(),
  unitDescription: text('unit_description').notNull(),
  /** Base pieces in one unit. */
  unitContent: integer('unit_content').notNull(),
  /** In units. */
  quantity: integer('quantity').notNull(),
  reason: text('reason').notNull().$type<WasteReason>(),
  note: text('note').notNull().default(''),
  /** Of the whole quantity, without VAT. */
  valueCents: bigint('value_cents', { mode: 'number' }).notNull(),
  valuedBy: text('valued_by').notNull().$type<WasteValuation>(),
  wastedAt: moment('wasted_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
  requestKey: text('request_key'),
  /** Position of the line in the request. */
  requestLine: smallint('request_line').notNull().default(0),
  /** Hash of the line as it was sent. */
  requestHash: text('request_hash').notNull().default(''),
});

/** A private photo; `wasteId` is null until its entry is saved. */
export const wastePhotos = pgTable('waste_photos', {
  id: id(),
  siteId: siteId(),
  wasteId: integer('waste_id'),
  userId: integer('user_id').notNull(),
  /** Hash of the file as it was uploaded. */
  sha256: text('sha256').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: bytea('bytes').notNull(),
  thumb: bytea('thumb').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
