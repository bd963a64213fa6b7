import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { ownerOf } from '../../order-lists/find-list.ts';
import { IN_PROGRESS, NEW } from '../../orders/status.ts';
import { unitOr } from '../../shelf-labels/moments.ts';

/** Base pieces of a product that will come. */
export interface Coming {
  underWay: number;
  asked: number;
}

/** Base pieces that are ordered and not yet delivered, and those that open shelf requests ask for, by product. */
export async function comingGoods(
  tx: Tx,
  viewer: Viewer,
  productIds: readonly number[],
): Promise<Map<number, Coming>> {
  if (productIds.length === 0) return new Map();
  const customerId = ownerOf(viewer);
  const ids = sql`ANY (${sql.param([...productIds])}::int[])`;
  const { rows } = await tx.execute<Coming & { productId: number } & Record<string, unknown>>(sql`
    SELECT product_id AS "productId", sum(under_way)::int AS "underWay", sum(asked)::int AS asked FROM (
      SELECT r.product_id, r.quantity * r.unit_content AS under_way, 0 AS asked
      FROM orders o JOIN order_rows r ON r.site_id = o.site_id AND r.order_id = o.id
      WHERE o.customer_id = ${customerId} AND o.status IN (${NEW}, ${IN_PROGRESS}) AND r.product_id = ${ids}
      UNION ALL
      SELECT r.product_id, l.quantity * r.unit_content, 0
      FROM later_deliveries l JOIN order_rows r ON r.site_id = l.site_id AND r.id = l.order_row_id
      WHERE l.customer_id = ${customerId} AND l.delivered_with IS NULL AND r.product_id = ${ids}
      UNION ALL
      SELECT s.product_id, 0, s.quantity * u.content
      FROM shelf_requests s JOIN products p ON p.site_id = s.site_id AND p.id = s.product_id
      JOIN product_units u ON u.site_id = s.site_id AND u.id = ${unitOr(sql`s.unit_id`)}
      WHERE s.customer_id = ${customerId} AND s.state = 'open' AND s.product_id = ${ids}) coming
    GROUP BY product_id`);
  return new Map(rows.map(({ productId, ...coming }) => [productId, coming]));
}
