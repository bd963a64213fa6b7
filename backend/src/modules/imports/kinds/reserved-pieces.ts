import type { ImportOptions } from '@toonbank/contract';
import { type SQL, sql } from '../../../db/sql.ts';

/** The meaning of a number of pieces in a file, and the moment at which it was right. */
export type StockMeaning = Required<Pick<ImportOptions, 'stock_meaning' | 'moment'>>;

/**
 * A relation `(product_id, pieces)` of our own orders that a stock from outside does not know. `physical`: what lies there
 * still has the pieces of all orders that were not delivered by the moment. `available`: the pieces of what was ordered since.
 * An order that was cancelled since is not added again: too little is sold sooner than too much.
 * @param among a relation `(id)` of products; absent: all of the site
 */
export function reservedPieces(
  siteId: string,
  { stock_meaning: meaning, moment }: StockMeaning,
  among?: SQL,
): SQL {
  const placed = sql`
    SELECT o.id FROM orders o WHERE o.site_id = ${siteId} AND o.placed_at >= ${moment}::timestamptz AND o.status <> 4`;
  const undelivered = sql`
    SELECT o.id FROM orders o WHERE o.site_id = ${siteId} AND o.status IN (1, 2)
    UNION
    SELECT s.order_id FROM order_status_changes s
    WHERE s.site_id = ${siteId} AND s.status = 3 AND s.at >= ${moment}::timestamptz`;
  return sql`
    SELECT r.product_id, sum(r.quantity * r.unit_content)::int AS pieces
    FROM order_rows r
    WHERE r.site_id = ${siteId} AND r.product_id IS NOT NULL
      AND r.order_id IN (${meaning === 'available' ? placed : undelivered})
      ${among ? sql`AND r.product_id IN (${among})` : sql``}
    GROUP BY r.product_id`;
}
