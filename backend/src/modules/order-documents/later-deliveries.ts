import type { Tx } from '../../db/connect.ts';
import { laterDeliveries, orderRows, orders, products } from '../../db/schema/index.ts';
import { and, asc, eq, isNull } from '../../db/sql.ts';

/**
 * Assigns all goods that wait for the customer's next delivery to this order, which is being delivered. Of two orders
 * that are delivered concurrently, one gets them.
 */
export async function bringWaitingGoods(
  tx: Tx,
  { id, customerId }: Pick<typeof orders.$inferSelect, 'id' | 'customerId'>,
): Promise<void> {
  await tx
    .update(laterDeliveries)
    .set({ deliveredWith: id })
    .where(and(eq(laterDeliveries.customerId, customerId), isNull(laterDeliveries.deliveredWith)));
}

/** Goods of earlier orders that were delivered with an order, sorted by order and by row. */
export async function goodsBroughtWith(tx: Tx, orderId: number) {
  const rows = await tx
    .select({
      row: orderRows,
      brand: products.brand,
      quantity: laterDeliveries.quantity,
      orderNumber: orders.number,
    })
    .from(laterDeliveries)
    .innerJoin(orderRows, eq(orderRows.id, laterDeliveries.orderRowId))
    .innerJoin(orders, eq(orders.id, laterDeliveries.orderId))
    .leftJoin(products, eq(products.id, orderRows.productId))
    .where(eq(laterDeliveries.deliveredWith, orderId))
    .orderBy(asc(orders.number), asc(orderRows.position), asc(laterDeliveries.id));
  return rows.map(({ row, ...line }) => ({
    articleNumber: row.articleNumber,
    name: row.name,
    comment: '',
    unit: row.unitDescription,
    ...line,
  }));
}
