import type { ContentKind } from '@toonbank/contract';
import type { FindingCode } from '@toonbank/contract/text-checks/finding';
import { integer, pgTable, text, timestamp } from '../sql.ts';
import { id, siteId } from './types.ts';

/** What the last check found in a site's texts and drafts. */
export const contentFindings = pgTable('content_findings', {
  id: id(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<ContentKind>(),
  rowId: integer('row_id').notNull(),
  /** Null: in what visitors see. */
  draftId: integer('draft_id'),
  label: text('label').notNull(),
  path: text('path').notNull(),
  /** Of a page. */
  menu: text('menu').notNull(),
  field: text('field').notNull(),
  code: text('code').notNull().$type<FindingCode>(),
  quote: text('quote').notNull(),
  blockMark: text('block_mark').notNull(),
  expected: text('expected').notNull(),
});

/** When a site's texts were checked, at most one row each. */
export const contentChecks = pgTable('content_checks', {
  siteId: siteId().primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** Of what was checked; see `readState`. */
  state: text('state').notNull().default(''),
});

/** Findings of which a publisher said that the text is right, for this text of its block. */
export const acceptedFindings = pgTable('accepted_findings', {
  siteId: siteId(),
  kind: text('kind').notNull().$type<ContentKind>(),
  rowId: integer('row_id').notNull(),
  field: text('field').notNull(),
  code: text('code').notNull().$type<FindingCode>(),
  quote: text('quote').notNull(),
  blockMark: text('block_mark').notNull(),
  adminId: integer('admin_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
