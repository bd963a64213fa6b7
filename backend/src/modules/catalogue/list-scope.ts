import type { Site } from '../../db/schema/index.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { trimPath } from '../../lib/trim-path.ts';
import { isReduced } from '../prices/index.ts';
import type { ListRequest, Scope } from './list-request.ts';
import { byTarget } from './list-targets.ts';
import { ofSupplier } from './of-supplier.ts';

function groupOf(siteId: string, { groupID, path }: ListRequest): SQL {
  if (groupID !== undefined) return sql`${groupID}::int`;
  if (path === undefined) return sql`0`;
  return sql`(SELECT g.id FROM product_groups g WHERE g.site_id = ${siteId} AND g.path = ${trimPath(path)})`;
}

const requestedOrder = (ids: SQL) => sql`array_position(${ids}, e.product_id)`;

/** Consumers see in the sale only products whose list price is below that of the 30 days before (docs/behaviour.md §16.2). */
const inSale = ({ prices }: Pick<Site, 'prices'>) =>
  prices === 'public' ? sql`e.is_sale AND ${isReduced(sql`e`)}` : sql`e.is_sale`;

/** @throws DomainError invalid_request when the target needs a product and the request has none */
export function listScope(site: Pick<Site, 'id' | 'prices'>, request: ListRequest): Scope {
  const { ids, brand, sale, supplierID } = request;
  const target = byTarget(site.id, request);
  const requestedIds = ids && sql`${sql.param(ids)}::int[]`;
  const order = target.order ?? (requestedIds && requestedOrder(requestedIds));
  const conditions = [
    requestedIds && sql`e.product_id = ANY(${requestedIds})`,
    brand === undefined ? undefined : sql`e.merk = ${brand}`,
    supplierID === undefined ? undefined : ofSupplier(sql`e.merk`, site.id, supplierID),
    sale ? inSale(site) : undefined,
    ...target.conditions,
  ].filter((one) => one !== undefined);
  return { group: target.group ?? groupOf(site.id, request), conditions, ...(order && { order }) };
}
