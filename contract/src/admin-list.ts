import { z } from 'zod';
import { blobEndpoint, endpoint } from './define.ts';
import { searchText, text } from './fields.ts';
import type { Permission } from './permissions.ts';

/** Rows of one page of a list of the back office. */
export const LIST_PAGE_SIZE = 100;
/** A count beyond it is not exact: the list then says "more than". */
export const MAX_LIST_COUNT = 10_000;
/** Kinds of file that a list comes as. */
export const listFileFormats = ['csv', 'xlsx'] as const;
export type ListFileFormat = (typeof listFileFormats)[number];
/** Rows of a file of a list. */
export const MAX_FILE_ROWS = 100_000;

interface ListShape<
  Filters extends z.ZodRawShape,
  Row extends z.ZodType,
  Sorts extends readonly [string, ...string[]],
> {
  /** Below the admin API; the file is at `<path>_file`. */
  path: string;
  permission: Permission;
  /** Every order of the rows, `-` before those from high to low; the first is the usual one. */
  sorts: Sorts;
  /** Optional fields that choose rows. */
  filters: Filters;
  row: Row;
  summary: string;
}

/**
 * A list of the back office (docs/behaviour.md §19.1), and the same rows as a file. `next` is the cursor of the following
 * page, null at the end; it belongs to one order of the rows. `count` is exact up to `MAX_LIST_COUNT`, and one more
 * beyond it.
 * Errors: invalid_request for a cursor of another order.
 */
export function adminList<
  Filters extends z.ZodRawShape,
  Row extends z.ZodType,
  const Sorts extends readonly [string, ...string[]],
>({ path, permission, sorts, filters, row, summary }: ListShape<Filters, Row, Sorts>) {
  const shared = { api: 'admin', access: 'admin', permission, mutates: false } as const;
  const chosen = { ...filters, search: searchText(200).default(''), sort: z.enum(sorts).default(sorts[0]) };
  return {
    list: endpoint({
      ...shared,
      path,
      request: z.object({ ...chosen, cursor: text(600).optional() }),
      response: z.object({ rows: z.array(row), next: z.string().nullable(), count: z.number().int() }),
      summary: `${summary} A hundred on a page.`,
    }),
    file: blobEndpoint({
      ...shared,
      path: `${path}_file`,
      request: z.object({ ...chosen, format: z.enum(listFileFormats).default('csv') }),
      summary: `${summary} All of them as a file, CSV or Excel.`,
    }),
  };
}
