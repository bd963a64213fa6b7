import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { CartRow } from '../../cart/cart-row.ts';
import { lockCancellable } from '../operate/lock-cancellable.ts';
import { moveOrder, type OrderRow } from '../operate/move-order.ts';
import { CANCELLED } from '../status.ts';

/**
 * Locks what the cancelled order gives back and the new one takes, in the order of `placeOrder`: customer, products,
 * coupons. Each kind at once and sorted by id, so that two replacements never wait for each other.
 */
async function lockGoods(tx: Tx, { id: cartId, coupon }: CartRow, order: OrderRow): Promise<void> {
  await tx.execute(sql`SELECT id FROM customers WHERE id = ${order.customerId} FOR NO KEY UPDATE`);
  await tx.execute(sql`
    SELECT id FROM products WHERE id IN (
      SELECT product_id FROM order_rows WHERE order_id = ${order.id} AND product_id IS NOT NULL
      UNION SELECT product_id FROM cart_lines WHERE cart_id = ${cartId}
      UNION SELECT unnest(option_ids) FROM cart_lines WHERE cart_id = ${cartId}
    ) ORDER BY id FOR NO KEY UPDATE`);
  await tx.execute(sql`
    SELECT id FROM coupons
    WHERE id IN (SELECT coupon_id FROM coupon_uses WHERE order_id = ${order.id})
      OR (site_id = ${order.siteId} AND upper(code) = upper(${coupon}::text))
    ORDER BY id FOR NO KEY UPDATE`);
}

/**
 * Cancels the order that a locked cart replaces, in the transaction that sends the cart: its stock and its coupon are
 * free for the new order.
 * @returns its id; null for a cart that replaces nothing
 * @throws DomainError cart_changed with the reason as `fields.order`
 */
export async function cancelReplaced(tx: Tx, viewer: Viewer, cart: CartRow): Promise<number | null> {
  if (cart.replacesId === null) return null;
  const { userId } = orNotFound(viewer.customer);
  const order = await lockCancellable(tx, viewer, cart.replacesId, 'cart_changed');
  await lockGoods(tx, cart, order);
  await moveOrder(tx, order, CANCELLED, 'customer', { userId });
  return order.id;
}
