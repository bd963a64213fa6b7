import { integer, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A label on a shelf, of one product or (without one) of a place. */
export const shelfLabels = pgTable('shelf_labels', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  /** Null when the list was removed. */
  listId: integer('list_id'),
  productId: integer('product_id'),
  place: text('place').notNull(),
  /** Part of the signed code. */
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastScannedAt: moment('last_scanned_at'),
  revokedAt: moment('revoked_at'),
});

export const shelfLabelItems = pgTable('shelf_label_items', {
  siteId: siteId(),
  labelId: integer('label_id').notNull(),
  productId: integer('product_id').notNull(),
  /** Null when the unit no longer exists: then the default unit counts. */
  unitId: integer('unit_id'),
  position: integer('position').notNull(),
});

/** Requests made by a label, and their results. */
export const shelfRequests = pgTable('shelf_requests', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  labelId: integer('label_id').notNull(),
  productId: integer('product_id').notNull(),
  unitId: integer('unit_id'),
  quantity: integer('quantity').notNull(),
  place: text('place').notNull(),
  askedBy: text('asked_by').notNull().default(''),
  remark: text('remark').notNull().default(''),
  formKey: text('form_key').notNull(),
  state: text('state').notNull().default('open').$type<'open' | 'merged' | 'dismissed'>(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  handledAt: moment('handled_at'),
  handledBy: integer('handled_by'),
  ordered: integer('ordered'),
});
