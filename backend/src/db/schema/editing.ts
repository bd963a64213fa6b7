import type { ChangeTag, ContentKind } from '@toonbank/contract';
import { integer, jsonb, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export type VersionState = 'draft' | 'scheduled' | 'live' | 'old';
/** Values of fields by name; in a draft only those that differ. */
export type ContentFields = Record<string, string>;

/** Content of a row: a draft, a planned change, the live version or an earlier one. The row itself has the live values too. */
export const contentVersions = pgTable('content_versions', {
  id: id(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<ContentKind>(),
  rowId: integer('row_id').notNull(),
  state: text('state').notNull().$type<VersionState>(),
  /** Of a live or an old version; null for a draft and what is planned. */
  version: integer('version'),
  /** Of a draft: the live version that it begins with. */
  basedOn: integer('based_on').notNull(),
  /** Counts the saves of a draft. */
  revision: integer('revision').notNull().default(1),
  fields: jsonb('fields').notNull().$type<ContentFields>(),
  publishAt: moment('publish_at'),
  unpublishAt: moment('unpublish_at'),
  /** Of a planned change that undoes another one at its end: the version that it undoes. */
  undoes: integer('undoes'),
  /** Why a planned change did not become live; empty while it can. */
  refused: text('refused').notNull().default(''),
  /** Null for the content from before the first edit. */
  authorId: integer('author_id'),
  publisherId: integer('publisher_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
export type ContentVersion = typeof contentVersions.$inferSelect;

/** The links and images in a text; triggers write this table. */
export const contentRefs = pgTable('content_refs', {
  siteId: siteId(),
  /** A content kind, or `draft` for a draft and what is planned. */
  fromKind: text('from_kind').notNull(),
  fromId: integer('from_id').notNull(),
  toKind: text('to_kind').notNull().$type<'image' | 'path' | 'url' | 'group'>(),
  toKey: text('to_key').notNull(),
});

/** Log of what administrators did. Rows are never changed. */
export const adminActions = pgTable('admin_actions', {
  id: id(),
  siteId: siteId(),
  adminId: integer('admin_id').notNull(),
  /** The key of the integration API that did it; the administrator is then the one who made the key. */
  keyId: integer('key_id'),
  action: text('action').notNull(),
  targetKind: text('target_kind').notNull(),
  targetId: text('target_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  details: jsonb('details').notNull().$type<Record<string, unknown>>().default({}),
});

/** Old paths of content pages. */
export const contentRedirects = pgTable('content_redirects', {
  siteId: siteId(),
  fromPath: text('from_path').notNull(),
  pageId: integer('page_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Counts the changes of a site's content, for callers that keep answers. */
export const contentChanges = pgTable('content_changes', {
  siteId: siteId(),
  tag: text('tag').notNull().$type<ChangeTag>(),
  count: integer('count').notNull().default(1),
});

/** Moments at which content changes by itself: a slide begins or ends. */
export const plannedChanges = pgTable('planned_changes', {
  siteId: siteId(),
  tag: text('tag').notNull().$type<ChangeTag>(),
  at: moment('at').notNull(),
});
