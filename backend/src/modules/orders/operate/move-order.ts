import { isOnline } from '@toonbank/contract/payment/methods';
import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';
import { eq } from '../../../db/sql.ts';
import { giveBackCoupon } from '../../coupons/use-coupon.ts';
import { makeDocuments, type OrderDocuments } from '../../order-documents/make-documents.ts';
import { queueOrderMail } from '../confirmation/queue-order-mail.ts';
import {
  CANCELLED,
  DELIVERED,
  IN_PROGRESS,
  type MovedBy,
  type MovedFor,
  mayMove,
  NEW,
  noteStatus,
} from '../status.ts';
import { giveBackStock } from './give-back-stock.ts';

export type OrderRow = typeof orders.$inferSelect;

/** A step that an order can't take; the message is one sentence for the operator. */
export class RefusedMove extends Error {}

const names: Record<number, string> = {
  [NEW]: 'nieuw',
  [IN_PROGRESS]: 'in verwerking',
  [DELIVERED]: 'geleverd',
  [CANCELLED]: 'geannuleerd',
};
/** The Dutch name of a status (docs/behaviour.md §10.4). */
export const statusName = (status: number): string => names[status] ?? 'geen order';

/** An order of the transaction's site, locked until it ends. @throws RefusedMove when there is none */
export async function lockOrder(tx: Tx, number: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!order) throw new RefusedMove(`There is no order ${number} on this site.`);
  return order;
}

/**
 * Moves a locked order one step on. A delivery makes the delivery note and the invoice, and mails the invoice; a
 * cancellation gives stock and coupon back and mails the user who placed it, except a buyer who cancels an order that
 * was not confirmed yet.
 * @returns the numbers of the created documents
 * @throws RefusedMove for a step that is not allowed, and for work on an order that has to be paid first
 */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  status: number,
  by: MovedBy,
  why: MovedFor = {},
): Promise<OrderDocuments | undefined> {
  if (!mayMove(order.status, status))
    throw new RefusedMove(
      `Order ${order.number} is ${statusName(order.status)}; it can't become ${statusName(status)}.`,
    );
  if (status === IN_PROGRESS && order.payBefore !== null && order.paymentState !== 'paid')
    throw new RefusedMove(`Order ${order.number} has to be paid first.`);
  if (status === CANCELLED) {
    // Products and coupon are locked before the purchase days, which a trigger changes: as when an order is placed.
    await giveBackStock(tx, order.id);
    await giveBackCoupon(tx, order.id);
  }
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  await noteStatus(tx, { ...order, status }, by, why);
  if (status === DELIVERED) {
    const made = await makeDocuments(tx, order);
    await queueOrderMail(tx, order, 'order-delivered');
    return made;
  }
  if (status === CANCELLED && (by !== 'customer' || !isOnline(order.paymentSource)))
    await queueOrderMail(tx, order, 'order-cancelled');
  return undefined;
}
