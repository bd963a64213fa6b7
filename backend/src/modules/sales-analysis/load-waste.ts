import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { startOfDay } from '../../http/requested-days.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Days } from './period.ts';
import { ofFilteredProducts, type SalesFilter } from './sold.ts';

/** Waste of one product in a period. */
export interface Waste {
  pieces: number;
  cents: number;
}

/**
 * Waste of the customer in the period, by product id; 0 has the products that were deleted since. Waste has no
 * delivery address: with a filter on one there is none.
 */
export async function loadWaste(
  tx: Tx,
  viewer: Viewer,
  { from, until }: Days,
  filter: SalesFilter,
): Promise<Map<number, Waste>> {
  if (filter.addressID !== undefined) return new Map();
  const { rows } = await tx.execute<{ product_id: number; pieces: number; cents: number }>(sql`
    SELECT coalesce(r.product_id, 0) AS product_id, sum(r.quantity::float8 * r.unit_content) AS pieces,
      sum(r.value_cents)::float8 AS cents
    FROM waste_entries r
    WHERE r.site_id = ${viewer.site.id} AND r.customer_id = ${orNotFound(viewer.customer).customerId}
      AND r.removed_at IS NULL AND r.wasted_at >= ${startOfDay(from)} AND r.wasted_at < ${startOfDay(until, 1)}
      AND ${ofFilteredProducts(viewer, filter)}
    GROUP BY 1`);
  return new Map(rows.map(({ product_id, ...waste }) => [product_id, waste]));
}
