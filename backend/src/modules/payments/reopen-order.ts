import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { cartLines, orderRows, orders } from '../../db/schema/index.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CartRow, changeCart } from '../cart/cart-row.ts';
import { readCart } from '../cart/read-cart.ts';
import { linesToCart } from '../order-lists/lines-to-cart.ts';
import { moveOrder, type OrderRow } from '../orders/operate/move-order.ts';
import { CANCELLED } from '../orders/status.ts';
import { linesAsked } from '../quick-order/lines-asked.ts';
import { isWaiting } from './change-source.ts';

/** The texts and choices of the order, where the cart has none of its own. */
const wishesFor = (cart: CartRow, order: OrderRow) => ({
  ...(cart.orderRef === '' && { orderRef: order.orderRef }),
  ...(cart.orderComment === '' && { orderComment: order.orderComment }),
  ...(cart.coupon === '' && { coupon: order.coupon }),
  ...(cart.deliveryDate === null &&
    !cart.pickup && {
      deliveryDate: order.deliveryDate,
      deliveryTime: order.deliveryTime,
      pickup: order.pickup,
    }),
});

/** Copies comments of the order's rows to the cart lines of the same product and unit that have none. */
const restoreComments = (tx: Tx, cartId: number, orderId: number) =>
  tx
    .update(cartLines)
    .set({ comment: sql`${orderRows.comment}` })
    .from(orderRows)
    .where(
      and(
        eq(cartLines.cartId, cartId),
        eq(cartLines.comment, ''),
        eq(orderRows.orderId, orderId),
        eq(orderRows.productId, cartLines.productId),
        eq(orderRows.unitId, cartLines.unitId),
      ),
    );

/**
 * Cancels an order of the viewer that waits for payment, and adds its lines to the cart: both or neither, and once.
 * The cart is locked first, as when an order is sent. Rows whose product or unit no longer exists are left out.
 * @throws DomainError not_found for another customer's order, conflict for one that does not wait
 */
export async function reopenOrder(tx: Tx, viewer: Viewer, orderId: number, now: Date = new Date()) {
  const { customerId, userId } = orNotFound(viewer.customer);
  const cart = await changeCart(tx, viewer);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for('update');
  const order = orNotFound(row);
  if (!isWaiting(order, now)) throw new DomainError('conflict', 'This order does not wait for payment.');
  await moveOrder(tx, order, CANCELLED, 'customer', { userId });
  const rows = await tx
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, order.id))
    .orderBy(asc(orderRows.position));
  await changeCart(tx, viewer, wishesFor(cart, order));
  const lines = rows.flatMap(({ productId, unitId, quantity }) =>
    productId === null || unitId === null ? [] : [{ productID: productId, unitID: unitId, quantity }],
  );
  const answer = await linesToCart(tx, viewer, await linesAsked(tx, lines));
  await restoreComments(tx, cart.id, order.id);
  return { ...answer, cart: await readCart(tx, viewer) };
}
