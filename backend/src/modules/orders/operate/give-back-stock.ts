import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';

/** Returns an order's pieces to stock. Products are locked in the order of their ids, as when they were taken. */
export async function giveBackStock(tx: Tx, orderId: number): Promise<void> {
  await tx.execute(sql`
    WITH need AS (
      SELECT product_id AS id, sum(quantity * unit_content)::int AS pieces
      FROM order_rows WHERE order_id = ${orderId} AND product_id IS NOT NULL GROUP BY product_id
    ), held AS (
      SELECT p.id FROM products p JOIN need USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p
    )
    UPDATE products SET stock = stock + need.pieces
    FROM need JOIN held USING (id) WHERE products.id = need.id`);
}
