import type { Permission } from '../permissions.ts';

/** Kinds of imports: the subject of one line of the file. In the order in which an empty shop is filled. */
export const importKinds = [
  'products',
  'stock',
  'prices',
  'customers',
  'agreements',
  'groups',
  'pictures',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** The effect of a line of groups on the article. */
export const groupActions = ['add', 'remove', 'replace'] as const;

/** Besides `imports.read`: what a role needs to see an import of this kind, and to make and apply one. */
export const importPermissions: Readonly<Record<ImportKind, { read: Permission; write: Permission }>> = {
  prices: { read: 'products.read', write: 'prices.write' },
  stock: { read: 'products.read', write: 'stock.write' },
  products: { read: 'products.read', write: 'products.write' },
  groups: { read: 'products.read', write: 'products.write' },
  pictures: { read: 'products.read', write: 'products.write' },
  customers: { read: 'customers.read', write: 'customers.write' },
  agreements: { read: 'customers.read', write: 'customers.write' },
};

/**
 * - `opening`: the file is being read up to its first lines.
 * - `columns`: waits for the mapping of columns.
 * - `comparing`: lines are read and compared.
 * - `preview`: waits for an administrator to look at it and to apply it.
 * - `planned`: is applied on `effective_on`, when nothing else has changed by then.
 * - `applying`, `applied`.
 * - `undone`: another import has undone it.
 * - `failed`: see `failure`; nothing was applied.
 * - `discarded`.
 */
export const importStates = [
  'opening',
  'columns',
  'comparing',
  'preview',
  'planned',
  'applying',
  'applied',
  'undone',
  'failed',
  'discarded',
] as const;
export type ImportState = (typeof importStates)[number];

/** Why a whole file can't be imported. */
export const importFailures = [
  'file_empty',
  /** A picture, a PDF, XML: no sheet. */
  'file_unknown',
  /** Excel before 2007. */
  'file_old',
  /** A web page, as some systems name `.xls`. */
  'file_page',
  'file_damaged',
  'file_protected',
  /** A kind of import that reads a ZIP got something else. */
  'zip_wanted',
  'too_many_files',
  'file_too_large',
  /** Unpacks to far more than a sheet of this size does. */
  'file_bomb',
  /** A quoted cell of a CSV file does not end. */
  'quote_open',
  'too_many_lines',
  'too_many_columns',
  'headings_missing',
  /** Our fault; the log has the reason. */
  'internal',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Lines of one file. */
export const MAX_IMPORT_LINES = 1_000_000;
/** Files in one ZIP, and bytes of one of them. */
export const MAX_IMPORT_FILES = 5_000;
export const MAX_FILE_BYTES = 20_000_000;
export const MAX_IMPORT_COLUMNS = 200;
export const MAX_IMPORT_BYTES = 100_000_000;
/** An applied import can be undone for so long. */
export const UNDO_DAYS = 30;
