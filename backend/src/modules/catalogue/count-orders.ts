import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

/** How many points one order counts; the shop's own ranking has fewer. */
const PER_ORDER = 10_000;
/** Products per call: each is locked until the transaction ends. */
export const MAX_COUNTED = 500;

/**
 * Counts how often products were ordered in the last year: their popularity, by which 'Meest besteld' sorts. Cancelled
 * orders do not count, and an order counts once however much it has of a product. Of products that are ordered equally
 * often the shop's own ranking decides.
 * @returns the number of products whose popularity has changed; there may be more when it is `MAX_COUNTED`
 */
export async function countOrders(tx: Tx, siteId: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    -- Materialised: without statistics the planner counts all orders once per product.
    WITH c AS MATERIALIZED (
      SELECT r.product_id, count(DISTINCT r.order_id)::int AS orders
      FROM order_rows r JOIN orders o ON o.site_id = r.site_id AND o.id = r.order_id
      WHERE o.site_id = ${siteId} AND o.status <> 4 AND o.placed_at > now() - interval '1 year'
      GROUP BY r.product_id),
    n AS MATERIALIZED (
      SELECT q.id, t.ranking, t.popularity
      FROM products q LEFT JOIN c ON c.product_id = q.id
      CROSS JOIN LATERAL (
        SELECT coalesce(q.ranking, q.popularity) AS ranking,
          ${PER_ORDER}::int * coalesce(c.orders, 0) + coalesce(q.ranking, q.popularity) AS popularity) t
      WHERE q.site_id = ${siteId} AND (q.popularity, q.ranking) IS DISTINCT FROM (t.popularity, t.ranking)
      ORDER BY q.id LIMIT ${MAX_COUNTED})
    UPDATE products p SET popularity = n.popularity, ranking = n.ranking
    FROM n
    WHERE p.site_id = ${siteId} AND p.id = n.id
    RETURNING p.id`);
  return rows.length;
}
