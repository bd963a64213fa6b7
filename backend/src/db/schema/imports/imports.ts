import type {
  ChangeKind,
  ChangeWarning,
  EmptyPolicy,
  ImportFailure,
  ImportFieldName,
  ImportKind,
  ImportOptions,
  ImportState,
  LineFault,
  MappedColumn,
  RatioSuspicion,
} from '@toonbank/contract';
import { boolean, date, integer, jsonb, pgTable, real, text, timestamp } from '../../sql.ts';
import { bytea, id, siteId } from '../types.ts';

/** Format of a file, and its first lines, so that its columns can be shown without reading it again. */
export interface ImportSource {
  format: string;
  encoding: string;
  sheets: readonly string[];
  sheet: string;
  headingLine: number;
  headings: readonly string[];
  rows: readonly { line: number; cells: readonly (string | number)[] }[];
}

/** Counts of the last comparison. */
export interface ImportSummary {
  unchanged?: number;
  faulty?: number;
  articles?: number;
  new_articles?: number;
  counts?: { change: ChangeKind; changes: number; ticked: number; mean_percent: number | null }[];
  warnings?: { warning: ChangeWarning; changes: number }[];
  ratio?: { suspicion: RatioSuspicion; factor: number } | null;
  touches?: { price_lists: number; customers: number; recurring_orders: number; carts: number };
}

/** A column of a profile; its place in the next file is found by its heading. */
export interface ProfileColumn {
  heading: string;
  field: ImportFieldName;
  format: MappedColumn['format'];
  empty: EmptyPolicy;
}

export const importProfiles = pgTable('import_profiles', {
  id: id(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<ImportKind>(),
  name: text('name').notNull(),
  /** The headings that are mapped, as lower-case words. */
  headings: text('headings').array().notNull(),
  mapping: jsonb('mapping').notNull().$type<ProfileColumn[]>(),
  options: jsonb('options').notNull().$type<ImportOptions>().default({}),
  timesUsed: integer('times_used').notNull().default(0),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});
export type ImportProfile = typeof importProfiles.$inferSelect;

export const imports = pgTable('imports', {
  id: id(),
  siteId: siteId(),
  kind: text('kind').notNull().$type<ImportKind>(),
  filename: text('filename').notNull().default(''),
  state: text('state').notNull().$type<ImportState>(),
  failure: text('failure').$type<ImportFailure>(),
  source: jsonb('source').notNull().$type<Partial<ImportSource>>().default({}),
  mapping: jsonb('mapping').notNull().$type<MappedColumn[]>().default([]),
  options: jsonb('options').notNull().$type<ImportOptions>().default({}),
  profileId: integer('profile_id'),
  lines: integer('lines').notNull().default(0),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  summary: jsonb('summary').notNull().$type<ImportSummary>().default({}),
  /** Counts up with each comparison and each tick. */
  revision: integer('revision').notNull().default(0),
  /** Counts up when a process begins to read or compare: an earlier one stops. */
  run: integer('run').notNull().default(0),
  outdated: boolean('outdated').notNull().default(false),
  madeBy: integer('made_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  appliedBy: integer('applied_by'),
  appliedAt: timestamp('applied_at', { withTimezone: true }),
  effectiveOn: date('effective_on', { mode: 'string' }),
  undoOf: integer('undo_of'),
  /** The key of the integration API that made and applied it. */
  keyId: integer('key_id'),
});
export type Import = typeof imports.$inferSelect;

export const importParts = pgTable('import_parts', {
  siteId: siteId(),
  importId: integer('import_id').notNull(),
  part: integer('part').notNull(),
  bytes: bytea('bytes').notNull(),
});

export interface StoredFault {
  code: LineFault;
  field: ImportFieldName | null;
}

export const importLines = pgTable('import_lines', {
  siteId: siteId(),
  importId: integer('import_id').notNull(),
  line: integer('line').notNull(),
  data: jsonb('data').notNull().$type<Record<string, unknown>>(),
  faults: jsonb('faults').$type<StoredFault[]>(),
  cells: jsonb('cells').$type<(string | number)[]>(),
});

/** The kinds of rows that a change is about. */
export type ImportEntity =
  | 'product'
  | 'place'
  | 'picture'
  | 'sheet'
  | 'unit'
  | 'tier'
  | 'customer'
  | 'address'
  | 'agreement';

export const importChanges = pgTable('import_changes', {
  id: id(),
  siteId: siteId(),
  importId: integer('import_id').notNull(),
  line: integer('line').notNull(),
  entity: text('entity').notNull().$type<ImportEntity>(),
  entityId: integer('entity_id'),
  key: text('key').notNull().default(''),
  ownerId: integer('owner_id'),
  field: text('field').notNull().$type<ImportFieldName>(),
  /** As the column is stored: cents, pieces, text. Null: no value, or no row. */
  before: text('before'),
  after: text('after'),
  change: text('change').notNull().$type<ChangeKind>(),
  percent: real('percent'),
  warnings: text('warnings').array().notNull().$type<ChangeWarning[]>().default([]),
  ticked: boolean('ticked').notNull().default(true),
  state: text('state').notNull().$type<'open' | 'applied' | 'kept'>().default('open'),
  basis: integer('basis'),
});
