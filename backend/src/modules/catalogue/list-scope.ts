import { type SQL, sql } from 'drizzle-orm';
import { trimPath } from '../../lib/trim-path.ts';
import type { ListRequest, Scope } from './list-request.ts';
import { byTarget } from './list-targets.ts';

function groupOf(siteId: string, { groupID, path }: ListRequest): SQL {
  if (groupID !== undefined) return sql`${groupID}::int`;
  if (path === undefined) return sql`0`;
  return sql`(SELECT g.id FROM product_groups g WHERE g.site_id = ${siteId} AND g.path = ${trimPath(path)})`;
}

const requestedOrder = (ids: SQL) => sql`array_position(${ids}, e.product_id)`;

/** @throws DomainError invalid_request when the target needs a product and the request has none */
export function listScope(siteId: string, request: ListRequest): Scope {
  const { ids, brand, sale } = request;
  const target = byTarget(siteId, request);
  const requestedIds = ids && sql`${sql.param(ids)}::int[]`;
  const order = target.order ?? (requestedIds && requestedOrder(requestedIds));
  const conditions = [
    requestedIds && sql`e.product_id = ANY(${requestedIds})`,
    brand === undefined ? undefined : sql`e.merk = ${brand}`,
    sale ? sql`e.is_sale` : undefined,
    ...target.conditions,
  ].filter((one) => one !== undefined);
  return { group: target.group ?? groupOf(siteId, request), conditions, ...(order && { order }) };
}
