import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';

/** The customer's purchases of a product. */
export interface Known {
  /** Number of orders; 0 when it is only on a list. */
  times: number;
  listed: boolean;
  /** The usual unit and quantity; null where there is none, or the unit no longer exists. */
  unitId: number | null;
  quantity: number | null;
}

interface Row extends Record<string, unknown> {
  id: number;
  times: number;
  listed: boolean;
  unit_id: number | null;
  quantity: number | null;
}

/** Maximum of products; the most ordered ones count. */
const MAX_PRODUCTS = 2_000;

/** The products that a customer has bought, and those on its order lists: one query. Cancelled orders do not count. */
export async function knownProducts(tx: Tx, customerId: number): Promise<Map<number, Known>> {
  const { rows } = await tx.execute<Row>(sql`
    WITH bought AS MATERIALIZED (
      SELECT r.product_id, r.unit_id, r.quantity, o.id AS order_id, o.placed_at
      FROM orders o JOIN order_rows r ON r.order_id = o.id
      WHERE o.customer_id = ${customerId} AND o.status <> 4 AND r.product_id IS NOT NULL),
    counted AS (SELECT product_id, count(DISTINCT order_id)::int AS times FROM bought GROUP BY product_id),
    usual AS (
      SELECT DISTINCT ON (b.product_id) b.product_id, b.unit_id, b.quantity
      FROM bought b JOIN product_units u ON u.id = b.unit_id AND u.product_id = b.product_id
      GROUP BY b.product_id, b.unit_id, b.quantity
      ORDER BY b.product_id, count(*) DESC, max(b.placed_at) DESC),
    listed AS (
      SELECT DISTINCT ON (i.product_id) i.product_id, i.unit_id, nullif(i.quantity, 0) AS quantity
      FROM order_lists l JOIN order_list_items i ON i.list_id = l.id
      WHERE l.customer_id = ${customerId} ORDER BY i.product_id, l.id)
    SELECT coalesce(c.product_id, l.product_id) AS id, coalesce(c.times, 0) AS times, l.product_id IS NOT NULL AS listed,
      CASE WHEN u.product_id IS NULL THEN l.unit_id ELSE u.unit_id END AS unit_id,
      CASE WHEN u.product_id IS NULL THEN l.quantity ELSE u.quantity END AS quantity
    FROM counted c LEFT JOIN usual u ON u.product_id = c.product_id
    FULL JOIN listed l ON l.product_id = c.product_id
    ORDER BY times DESC, id LIMIT ${MAX_PRODUCTS}`);
  return new Map(
    rows.map(({ id, times, listed, unit_id, quantity }) => [
      id,
      { times, listed, unitId: unit_id, quantity },
    ]),
  );
}

/** Weight beside the words, 0 to about 0.4. */
export const weightOf = (known: Known | undefined): number => {
  if (!known) return 0;
  return known.times > 0 ? 0.15 + 0.04 * Math.log2(1 + known.times) : 0.12;
};
