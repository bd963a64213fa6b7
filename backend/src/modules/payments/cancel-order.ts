import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { queueOrderMail } from '../orders/confirmation/queue-order-mail.ts';
import { lockCancellable } from '../orders/operate/lock-cancellable.ts';
import { moveOrder } from '../orders/operate/move-order.ts';
import { CANCELLED } from '../orders/status.ts';

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
