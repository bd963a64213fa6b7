import type { WireProductList } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { executePlanned } from './execute-planned.ts';
import { familyFromJson } from './list-families.ts';
import type { ListRequest } from './list-request.ts';
import { toProductDoc } from './product-doc.ts';
import { type ProductRow, productJson } from './product-row.ts';

/** Other parts of a request than these make it a list like any other. */
const ALLOWED: ReadonlySet<string> = new Set(['lang', 'page', 'pageSize', 'ids', 'facets', 'familyFrom']);

/** True when a request asks for nothing but products by their ids, all on one page: for the prices on a page. */
export const isOnlyIds = (request: ListRequest): request is ListRequest & { ids: number[] } =>
  request.ids !== undefined &&
  request.facets === false &&
  request.page === 0 &&
  request.ids.length <= request.pageSize &&
  Object.entries(request).every(([name, value]) => value === undefined || ALLOWED.has(name));

/** Products in the order of their ids; those that are not for sale are absent. Nothing is counted but they. */
export async function listByIds(
  tx: Tx,
  viewer: Viewer,
  request: ListRequest & { ids: number[] },
): Promise<WireProductList> {
  const family = request.familyFrom ? familyFromJson(viewer) : undefined;
  const ids = sql.param([...new Set(request.ids)]);
  const [row] = await executePlanned<{ docs: ProductRow[] | null }>(
    tx,
    sql`SELECT json_agg(${productJson(viewer, family)} ORDER BY page.place) AS docs
      FROM unnest(${ids}::int[]) WITH ORDINALITY page (id, place)
      JOIN list_entries e ON e.site_id = ${viewer.site.id} AND e.group_id = 0 AND e.product_id = page.id
      JOIN products p ON p.id = page.id`,
  );
  const docs = (row?.docs ?? []).map(toProductDoc);
  return { num_found: docs.length, start: 0, max_score: 0, docs, facet_counts: {} };
}
