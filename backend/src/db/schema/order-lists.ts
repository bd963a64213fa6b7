import { integer, pgTable, smallint, text } from '../sql.ts';
import { id, siteId } from './types.ts';

/** The sort type of a list: by product group, by supplier, or in the customer's own order (docs/behaviour.md §11.2). */
export type OrderListSort = 0 | 1 | 2;

/** A customer's named list; all its users see it. */
export const orderLists = pgTable('order_lists', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  name: text('name').notNull(),
  sortType: smallint('sort_type').notNull().default(0).$type<OrderListSort>(),
});

export const orderListItems = pgTable('order_list_items', {
  siteId: siteId(),
  listId: integer('list_id').notNull(),
  productId: integer('product_id').notNull(),
  /** Null when the chosen unit no longer exists: then the default unit counts. */
  unitId: integer('unit_id'),
  /** The usual quantity, in units. */
  quantity: integer('quantity').notNull(),
  note: text('note').notNull().default(''),
  /** Position in the customer's own order. */
  position: integer('position').notNull(),
});
