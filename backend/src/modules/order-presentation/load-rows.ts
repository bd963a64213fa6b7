import type { Tx } from '../../db/connect.ts';
import { orderRows, products } from '../../db/schema/index.ts';
import { asc, eq, getTableColumns, inArray } from '../../db/sql.ts';

/** A row with the brand of its product; null when the product is gone. */
export type OrderedRow = typeof orderRows.$inferSelect & { brand: string | null };

/** The rows of orders of the transaction's site, by order, each in the order of the cart. */
export async function rowsOfOrders(tx: Tx, orderIds: number[]): Promise<Map<number, OrderedRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows: OrderedRow[] = await tx
    .select({ ...getTableColumns(orderRows), brand: products.brand })
    .from(orderRows)
    .leftJoin(products, eq(products.id, orderRows.productId))
    .where(inArray(orderRows.orderId, orderIds))
    .orderBy(asc(orderRows.position), asc(orderRows.id));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** The rows of one order of the transaction's site, in the order of the cart. */
export const rowsOfOrder = async (tx: Tx, orderId: number): Promise<OrderedRow[]> =>
  (await rowsOfOrders(tx, [orderId])).get(orderId) ?? [];
