import type { Tx } from '../../db/connect.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeCart } from '../cart/cart-row.ts';
import { lockOwnOrder } from '../orders/operate/lock-own-order.ts';
import { moveOrder } from '../orders/operate/move-order.ts';
import { CANCELLED } from '../orders/status.ts';
import { isWaiting } from './change-source.ts';
import { returnLines } from './return-lines.ts';

/**
 * Cancels an order of the viewer that waits for payment, and adds its lines to the cart: both or neither, and once.
 * The cart is locked first, as when an order is sent. Rows whose product or unit no longer exists are left out.
 * @throws DomainError not_found for another customer's order, conflict for one that does not wait
 */
export async function reopenOrder(tx: Tx, viewer: Viewer, orderId: number, now: Date = new Date()) {
  const { userId } = orNotFound(viewer.customer);
  const cart = await changeCart(tx, viewer);
  const order = await lockOwnOrder(tx, viewer, orderId);
  if (!isWaiting(order, now)) throw new DomainError('conflict', 'This order does not wait for payment.');
  await moveOrder(tx, order, CANCELLED, 'customer', { userId });
  return returnLines(tx, viewer, cart, order);
}
