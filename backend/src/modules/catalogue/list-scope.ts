import type { productsRequest } from '@toonbank/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { byTarget } from './list-targets.ts';

export type ListRequest = z.output<typeof productsRequest>;

/** The products of a list before search and filters. For a query that has `list_entries e`. */
export interface Scope {
  /** The group whose entries are read; 0 has every product of the shop once. */
  group: SQL;
  conditions: SQL[];
  /** The list's own order, an expression on `e`; absent without one. */
  order?: SQL;
}

/** Removes slashes at both ends, which links may have. */
export const trimPath = (path = ''): string => path.replace(/^\/+|\/+$/g, '');

function groupOf(siteId: string, { groupID, path }: ListRequest): SQL {
  if (groupID !== undefined) return sql`${groupID}::int`;
  if (path === undefined) return sql`0`;
  return sql`(SELECT g.id FROM product_groups g WHERE g.site_id = ${siteId} AND g.path = ${trimPath(path)})`;
}

const givenOrder = (ids: SQL) => sql`array_position(${ids}, e.product_id)`;

/** @throws DomainError invalid_request when the target needs a product and the request has none */
export function listScope(siteId: string, request: ListRequest): Scope {
  const { ids, brand, sale } = request;
  const target = byTarget(siteId, request);
  const given = ids && sql`${sql.param(ids)}::int[]`;
  const order = target.order ?? (given && givenOrder(given));
  const conditions = [
    given && sql`e.product_id = ANY(${given})`,
    brand === undefined ? undefined : sql`e.merk = ${brand}`,
    sale ? sql`e.is_sale` : undefined,
    ...target.conditions,
  ].filter((one) => one !== undefined);
  return { group: target.group ?? groupOf(siteId, request), conditions, ...(order && { order }) };
}
