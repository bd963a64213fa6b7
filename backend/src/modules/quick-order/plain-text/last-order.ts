import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';

/** A row of an order, with what its product is today. */
export interface OrderedRow {
  order: number;
  name: string;
  quantity: number;
  /** Null when the product, or its unit, is no longer sold. */
  productId: number | null;
  unitId: number | null;
  unit: string;
  inStock: boolean;
}

interface Row extends Record<string, unknown> {
  order: number;
  name: string;
  quantity: number;
  product_id: number | null;
  unit_id: number | null;
  unit: string;
  in_stock: boolean;
}

/** The rows of a customer's latest order, in its order; none without one. A cancelled order does not count. */
export async function lastOrder(tx: Tx, customerId: number): Promise<OrderedRow[]> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT o.number AS order, r.name, r.quantity, u.product_id, u.id AS unit_id, coalesce(u.name, '') AS unit,
      coalesce(p.stock >= r.quantity * u.content, false) AS in_stock
    FROM (
      SELECT id, number FROM orders WHERE customer_id = ${customerId} AND status <> 4
      ORDER BY placed_at DESC, id DESC LIMIT 1) o
    JOIN order_rows r ON r.order_id = o.id
    LEFT JOIN products p ON p.id = r.product_id AND p.active
    LEFT JOIN product_units u ON u.id = r.unit_id AND u.product_id = p.id
    ORDER BY r.position, r.id`);
  return rows.map(({ product_id, unit_id, in_stock, ...row }) => ({
    ...row,
    productId: product_id,
    unitId: unit_id,
    inStock: in_stock,
  }));
}
