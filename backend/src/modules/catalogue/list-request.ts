import type { productsRequest } from '@toonbank/contract';
import type { z } from 'zod';
import type { SQL } from '../../db/sql.ts';

export type ListRequest = z.output<typeof productsRequest>;

/** The products of a list before search and filters. For a query that has `list_entries e`. */
export interface Scope {
  /** The group whose entries are read; 0 has every product of the shop once. */
  group: SQL;
  conditions: SQL[];
  /** The list's own order, an expression on `e`; absent without one. */
  order?: SQL;
}
