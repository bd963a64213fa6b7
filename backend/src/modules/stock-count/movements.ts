import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownerOf } from '../order-lists/find-list.ts';
import { DELIVERED } from '../orders/status.ts';

/** A product and the two moments between which its stock is looked at, in ISO form. */
export interface Period {
  productId: number;
  from: string;
  until: string;
}

/** Deliveries and waste in a period, in base pieces. */
export interface Movement {
  delivered: number;
  waste: number;
}

/** The expected stock and the real use, in base pieces; null without an earlier count. */
export interface Usage {
  expected: number | null;
  used: number | null;
}

/** Real use = the count before + delivered − waste − this count (docs/behaviour.md §13.5). */
export function usage(before: number | undefined, { delivered, waste }: Movement, counted: number): Usage {
  if (before === undefined) return { expected: null, used: null };
  const expected = before + delivered - waste;
  return { expected, used: expected - counted };
}

/**
 * Rows (product_id, pieces, at): what orders of the customer brought when they were delivered. Units that the shop
 * credited or brings later were missing or damaged, so they come off; a later delivery counts when its order arrives.
 */
const deliveries = (customerId: number): SQL => sql`
  SELECT r.product_id, (r.quantity - settled.quantity) * r.unit_content AS pieces, s.at
  FROM orders o
  JOIN order_status_changes s ON s.site_id = o.site_id AND s.order_id = o.id AND s.status = ${DELIVERED}
  JOIN order_rows r ON r.site_id = o.site_id AND r.order_id = o.id
  CROSS JOIN LATERAL (
    SELECT coalesce((SELECT sum(n.quantity) FROM credit_note_rows n
        WHERE n.site_id = r.site_id AND n.order_row_id = r.id), 0)
      + coalesce((SELECT sum(l.quantity) FROM later_deliveries l
        WHERE l.site_id = r.site_id AND l.order_row_id = r.id), 0) AS quantity) settled
  WHERE o.customer_id = ${customerId} AND o.status = ${DELIVERED}
  UNION ALL
  SELECT r.product_id, l.quantity * r.unit_content, s.at
  FROM later_deliveries l
  JOIN order_rows r ON r.site_id = l.site_id AND r.id = l.order_row_id
  JOIN orders o ON o.site_id = l.site_id AND o.id = l.delivered_with AND o.status = ${DELIVERED}
  JOIN order_status_changes s ON s.site_id = o.site_id AND s.order_id = o.id AND s.status = ${DELIVERED}
  WHERE l.customer_id = ${customerId}`;

/** Rows (product_id, pieces, at): what the customer threw away. */
const thrownAway = (customerId: number): SQL => sql`
  SELECT w.product_id, w.quantity * w.unit_content AS pieces, w.wasted_at AS at
  FROM waste_entries w
  WHERE w.customer_id = ${customerId} AND w.removed_at IS NULL AND w.product_id IS NOT NULL`;

/** Deliveries and waste of each product in its period; products without either are absent. */
export async function readMovements(
  tx: Tx,
  viewer: Viewer,
  periods: readonly Period[],
): Promise<Map<number, Movement>> {
  if (periods.length === 0) return new Map();
  const customerId = ownerOf(viewer);
  const { rows } = await tx.execute<Movement & { product_id: number } & Record<string, unknown>>(sql`
    WITH moved AS (
      SELECT product_id, pieces AS delivered, 0 AS waste, at FROM (${deliveries(customerId)}) d
      UNION ALL
      SELECT product_id, 0, pieces, at FROM (${thrownAway(customerId)}) w)
    SELECT p."productId" AS product_id, sum(m.delivered)::int AS delivered, sum(m.waste)::int AS waste
    FROM jsonb_to_recordset(${JSON.stringify(periods)}::jsonb)
      AS p ("productId" int, "from" timestamptz, until timestamptz)
    JOIN moved m ON m.product_id = p."productId" AND m.at > p."from" AND m.at <= p.until
    GROUP BY p."productId" HAVING sum(m.delivered) <> 0 OR sum(m.waste) <> 0`);
  return new Map(rows.map(({ product_id, ...moved }) => [product_id, moved]));
}
