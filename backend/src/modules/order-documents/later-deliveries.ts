import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { laterDeliveries, orderRows, orders } from '../../db/schema/index.ts';

/**
 * Puts all goods that wait for the customer's next delivery on this order, which is delivered now. Two orders that are
 * delivered at once never both bring them.
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

/** Goods of earlier orders that an order brought: by order, each in its own order. */
export async function goodsBroughtWith(tx: Tx, orderId: number) {
  const rows = await tx
    .select({ row: orderRows, quantity: laterDeliveries.quantity, orderNumber: orders.number })
    .from(laterDeliveries)
    .innerJoin(orderRows, eq(orderRows.id, laterDeliveries.orderRowId))
    .innerJoin(orders, eq(orders.id, laterDeliveries.orderId))
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
