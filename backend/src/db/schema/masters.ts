import { integer, jsonb, pgTable, text, timestamp } from '../sql.ts';
import type { ContentFields } from './editing.ts';
import { siteId } from './types.ts';

/** A page with the same text on many sites. It belongs to the operator, not to a site. */
export const masterTexts = pgTable('master_texts', {
  code: text('code').primaryKey(),
  /** The site whose managers may change it. */
  homeSite: text('home_site').notNull(),
  /** The newest one. */
  version: integer('version').notNull().default(1),
});
export type MasterText = typeof masterTexts.$inferSelect;

export const masterTextVersions = pgTable('master_text_versions', {
  code: text('code').notNull(),
  version: integer('version').notNull(),
  fields: jsonb('fields').notNull().$type<ContentFields>(),
  /** The name of an administrator; empty for the operator. */
  author: text('author').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The pages that have a master text. A page follows while its text is that of its version. */
export const masterPages = pgTable('master_pages', {
  siteId: siteId(),
  pageId: integer('page_id').notNull(),
  code: text('code').notNull(),
  /** The version that it has, or that its site decided about. */
  version: integer('version').notNull(),
});
export type MasterPage = typeof masterPages.$inferSelect;
