import { cancelRefusal } from '@toonbank/contract/order-changes';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { queueOrderMail } from '../orders/confirmation/queue-order-mail.ts';
import { moveOrder, type OrderRow } from '../orders/operate/move-order.ts';
import { CANCELLED } from '../orders/status.ts';

/**
 * Locks an order of the viewer's customer that it may still cancel or replace by itself.
 * @throws DomainError not_found for another customer's order; conflict with the reason as `fields.order`
 */
async function lockCancellable(tx: Tx, viewer: Viewer, orderId: number): Promise<OrderRow> {
  const { customerId } = orNotFound(viewer.customer);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for('update');
  const order = orNotFound(row);
  const { status, paymentState, totalInclCents: total } = order;
  const refusal = cancelRefusal({ status, isPaid: paymentState === 'paid', total });
  if (refusal)
    throw new DomainError('conflict', 'This order can no longer be cancelled.', { order: refusal });
  return order;
}

/**
 * Cancels an order of the viewer's customer, whoever of its users placed it: stock and coupon are given back, and the
 * user who placed it is mailed, also about an order that was never confirmed.
 * @throws DomainError as `lockCancellable`
 */
export async function cancelOrder(
  tx: Tx,
  viewer: Viewer,
  { orderID, reason = '' }: { orderID: number; reason?: string },
) {
  const order = await lockCancellable(tx, viewer, orderID);
  const { userId } = orNotFound(viewer.customer);
  await moveOrder(tx, order, CANCELLED, 'customer', { userId, reason: reason.trim() });
  await queueOrderMail(tx, order, 'order-cancelled');
  return { order_number: String(order.number), order_status: CANCELLED };
}
