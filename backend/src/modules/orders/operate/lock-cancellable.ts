import { cancelRefusal } from '@toonbank/contract/order-changes';
import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { lockOwnOrder } from './lock-own-order.ts';
import type { OrderRow } from './move-order.ts';

/**
 * Locks an order of the viewer's customer that it may still cancel or replace by itself.
 * @throws DomainError not_found for another customer's order; `code` with the reason as `fields.order`
 */
export async function lockCancellable(
  tx: Tx,
  viewer: Viewer,
  orderId: number,
  code: 'conflict' | 'cart_changed' = 'conflict',
): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, viewer, orderId);
  const { status, paymentState, totalInclCents: total } = order;
  const refusal = cancelRefusal({ status, isPaid: paymentState === 'paid', total });
  if (refusal) throw new DomainError(code, 'This order can no longer be cancelled.', { order: refusal });
  return order;
}
