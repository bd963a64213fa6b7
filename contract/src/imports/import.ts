import { z } from 'zod';
import { id, instant, isoDate, lineText } from '../fields.ts';
import { changeKinds, changeWarnings, lineFaults, ratioSuspicions } from './changes.ts';
import { importFieldNames } from './fields.ts';
import { columnFormats, emptyPolicies } from './formats.ts';
import { groupActions, importFailures, importKinds, importStates, MAX_IMPORT_COLUMNS } from './kinds.ts';

/** One column of the file that is read. A column that is not mapped changes nothing. */
export const mappedColumn = z.strictObject({
  /** Counts from 0. */
  column: z.number().int().min(0).max(MAX_IMPORT_COLUMNS),
  field: z.enum(importFieldNames),
  format: z.enum(columnFormats),
  empty: z.enum(emptyPolicies).default('keep'),
});
export type MappedColumn = z.output<typeof mappedColumn>;

/** Facts that the file does not state itself. */
export const importOptions = z.strictObject({
  /**
   * Of a stock import: `physical`, what lies in the warehouse, so all our undelivered pieces are taken off; `available`, what
   * can be sold, so what was ordered after `moment` is taken off.
   */
  stock_meaning: z.enum(['physical', 'available']).optional(),
  /** The moment at which the stock was right. */
  moment: z.iso.datetime().optional(),
  /** Of a price import: the list that tiers belong to where no column names one. */
  price_list_id: id.optional(),
  /** Of products, false: articles that the shop does not have are faulty lines. Absent: they are added. */
  add_new: z.boolean().optional(),
  /**
   * Of groups, where no column says it: the article stands in the group too, does not any more, or stands in the groups of
   * its lines only, of which the first one is its own. Absent: `add`.
   */
  group_action: z.enum(groupActions).optional(),
});
export type ImportOptions = z.output<typeof importOptions>;

export const importSummary = z.object({
  import_id: id,
  kind: z.enum(importKinds),
  /** Of pasted lines the name that their screen gave them, or empty. */
  filename: z.string(),
  state: z.enum(importStates),
  made_by: z.string(),
  made_at: instant,
  applied_at: instant.nullable(),
  /** The day on which it is or was applied by itself. */
  effective_on: isoDate.nullable(),
  /** Name of the supplier's profile; empty without one. */
  profile: z.string(),
  /** The import that this one undoes. */
  undo_of: id.nullable(),
  lines: z.number(),
  /** Changes that are ticked, or were applied. */
  changes: z.number(),
  faulty: z.number(),
});

export const importDetails = importSummary.extend({
  failure: z.enum(importFailures).nullable(),
  /** Compared again, because something else had changed since the last look. */
  outdated: z.boolean(),
  /** Counts up with each comparison and each tick; `imports.apply` sends it back. */
  revision: z.number(),
  unchanged: z.number(),
  /** Articles, or customers, that something changes of; 0 where that was not counted. */
  articles: z.number(),
  /** Those of them that the shop does not have yet. */
  new_articles: z.number(),
  /** Only kinds that occur. `mean_percent`: of `up` and `down`, over all changes of this kind with a value before. */
  counts: z.array(
    z.object({
      change: z.enum(changeKinds),
      changes: z.number(),
      ticked: z.number(),
      mean_percent: z.number().nullable(),
    }),
  ),
  warnings: z.array(z.object({ warning: z.enum(changeWarnings), changes: z.number() })),
  /** The likely mistake in most prices: `factor` 100 with `comma`, 1.21 with `vat`, the unit's content with `unit`. */
  ratio_warning: z.object({ suspicion: z.enum(ratioSuspicions), factor: z.number() }).nullable(),
  /** Numbers of things that the ticked changes affect. */
  touches: z.object({
    price_lists: z.number(),
    /** With a price agreement for one of the articles. */
    customers: z.number(),
    recurring_orders: z.number(),
    /** Not ordered yet, with one of the articles. */
    carts: z.number(),
  }),
  options: importOptions,
  /** Null: it can't be undone (any more). */
  undo_until: instant.nullable(),
});

export type WireImportSummary = z.input<typeof importSummary>;
export type WireImportDetails = z.input<typeof importDetails>;

/** The answer that a screen asks for each second. */
export const importProgress = z.object({
  state: z.enum(importStates),
  failure: z.enum(importFailures).nullable(),
  /** Lines of `total`; 0 of 0 while the total is unknown. */
  done: z.number(),
  total: z.number(),
});

/** One change of the table. Values are canonical text (`columnFormats`); null: no value, or no row. */
export const importChange = z.object({
  change_id: id,
  /** Line of the file; 0 for an undo. */
  line: z.number(),
  entity_id: id.nullable(),
  /** Article number, or number of the customer. */
  code: z.string(),
  /** Of the article or the customer. */
  name: z.string(),
  /** The unit, tier or customer that it is about: 'doos', 'vanaf 10 doos (A)', of a stock 'geteld per stuk'; empty without one. */
  part: z.string(),
  field: z.enum(importFieldNames),
  before: z.string().nullable(),
  after: z.string().nullable(),
  percent: z.number().nullable(),
  change: z.enum(changeKinds),
  warnings: z.array(z.enum(changeWarnings)),
  ticked: z.boolean(),
});

export type WireImportChange = z.input<typeof importChange>;

export const faultyLine = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  /** Number of the article or customer, and its name, as they stand in the line; empty without such a column. */
  code: z.string(),
  name: z.string(),
  /** `field` null: the whole line. `column` counts from 0, null where no column is at fault. */
  faults: z.array(
    z.object({
      code: z.enum(lineFaults),
      field: z.enum(importFieldNames).nullable(),
      column: z.number().nullable(),
    }),
  ),
});

export type WireFaultyLine = z.input<typeof faultyLine>;

/** Columns of one supplier's files, known by their headings. */
export const importProfile = z.object({
  profile_id: id,
  kind: z.enum(importKinds),
  name: z.string(),
  times_used: z.number(),
  last_used_at: instant.nullable(),
  columns: z.number(),
});
export type WireImportProfile = z.input<typeof importProfile>;
export const profileName = lineText(80).trim();
