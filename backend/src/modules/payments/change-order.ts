import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeCart } from '../cart/cart-row.ts';
import { readCart } from '../cart/read-cart.ts';
import { lockCancellable } from '../orders/operate/lock-cancellable.ts';
import { returnLines } from './return-lines.ts';

/**
 * Adds the lines of an order of the viewer's customer to the cart, which replaces that order when it is sent; until
 * then the order stays as it is. A second time it adds nothing.
 * @throws DomainError as `lockCancellable`; conflict for an order that waits for payment, and for a cart that replaces
 * another order, with its number
 */
export async function changeOrder(tx: Tx, viewer: Viewer, orderId: number) {
  const cart = await changeCart(tx, viewer);
  const order = await lockCancellable(tx, viewer, orderId);
  if (order.payBefore !== null && order.paymentState !== 'paid')
    throw new DomainError('conflict', 'An order that waits for payment returns to the cart.', {
      order: 'waits',
    });
  if (cart.replacesId === order.id)
    return { cart: await readCart(tx, viewer), added: [], skipped: 0, refused: [] };
  if (cart.replacesId !== null)
    throw new DomainError('conflict', 'The cart replaces another order.', { order: 'other' });
  const replacing = await changeCart(tx, viewer, { replacesId: order.id });
  return returnLines(tx, viewer, replacing, order);
}
