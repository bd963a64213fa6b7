import type { ViewedList } from '@toonbank/contract';
import { boolean, integer, pgTable, text } from '../../sql.ts';
import { id, siteId } from '../types.ts';

/** Names of the addresses of lists of the back office. */
export const listViews = pgTable('list_views', {
  id: id(),
  siteId: siteId(),
  /** The administrator who saved it. */
  adminId: integer('admin_id').notNull(),
  list: text('list').notNull().$type<ViewedList>(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  shared: boolean('shared').notNull().default(false),
});
