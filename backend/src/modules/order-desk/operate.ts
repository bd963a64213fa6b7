import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { queueConfirmation } from '../orders/confirmation/queue-order-mail.ts';
import { moveOrder, type OrderRow } from '../orders/operate/move-order.ts';
import { settlePayment } from '../orders/operate/settle-payment.ts';
import { CANCELLED, DELIVERED, IN_PROGRESS, type MovedFor, mayMove } from '../orders/status.ts';
import { loadOrder } from './load-order.ts';

const { get, move, moveMany, cancel, markPaid } = endpoints.orderDesk;
const statusOf = { in_progress: IN_PROGRESS, delivered: DELIVERED } as const;

/** An order of the transaction's site, locked until it ends. @throws DomainError not_found */
async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return orNotFound(order);
}

/** Why an order can't take a step; undefined: it can. */
function refusalOf(order: OrderRow, status: number): 'moved' | 'unpaid' | undefined {
  if (!mayMove(order.status, status)) return 'moved';
  const waits = order.payBefore !== null && order.paymentState !== 'paid';
  return status === IN_PROGRESS && waits ? 'unpaid' : undefined;
}

const conflict = (order: string) =>
  new DomainError('conflict', 'This step is not possible (now).', { order });

/** Moves a locked order and logs it. */
async function moveAndLog(
  tx: Tx,
  { site, admin }: Viewer,
  order: OrderRow,
  status: number,
  why: MovedFor = {},
): Promise<void> {
  const { adminId } = orNotFound(admin);
  await moveOrder(tx, order, status, 'operator', { ...why, adminId });
  await logAction(tx, site.id, {
    ...{ adminId, action: 'move_order', targetKind: 'order', targetId: order.id },
    details: { name: String(order.number), before: order.status, after: status, ...why },
  });
}

/** Locks the order as the caller sees it. @throws DomainError not_found, conflict */
async function lockSeen(tx: Tx, orderId: number, seen: number, status: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== seen) throw conflict('moved');
  const refusal = refusalOf(order, status);
  if (refusal) throw conflict(refusal);
  return order;
}

export const getOrder = implement(get, ({ tx }, { orderID }) => loadOrder(tx, orderID));

export const moveOneOrder = implement(move, async ({ tx, viewer }, { orderID, status, step }) => {
  const order = await lockSeen(tx, orderID, status, statusOf[step]);
  await moveAndLog(tx, viewer, order, statusOf[step]);
  return loadOrder(tx, orderID);
});

export const cancelOrder = implement(cancel, async ({ tx, viewer }, { orderID, status, reason }) => {
  const order = await lockSeen(tx, orderID, status, CANCELLED);
  await moveAndLog(tx, viewer, order, CANCELLED, { reason });
  return loadOrder(tx, orderID);
});

/** Each order in a transaction of its own: a long list must not hold the locks of its first orders. */
export const moveOrders = implementDetached(moveMany, async ({ database, viewer }, { orderIDs, step }) => {
  const outcomes = [];
  for (const order_id of new Set(orderIDs)) {
    const outcome = await database.inSite(viewer.site.id, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update');
      if (!order) return 'not_found';
      const refusal = refusalOf(order, statusOf[step]);
      if (refusal) return refusal === 'unpaid' ? 'unpaid' : 'not_possible';
      await moveAndLog(tx, viewer, order, statusOf[step]);
      return 'moved';
    });
    outcomes.push({ order_id, outcome } as const);
  }
  return outcomes;
});

export const markOrderPaid = implement(markPaid, async ({ tx, viewer: { site, admin } }, { orderID }) => {
  const order = await lockOrder(tx, orderID);
  const outcome = await settlePayment(tx, order, 'paid');
  if (outcome === 'too_late') throw conflict('cancelled');
  if (outcome === 'settled') {
    // Once: an order by bank transfer or on account was confirmed when it was placed.
    if (order.payBefore !== null) await queueConfirmation(tx, site.id, order.id);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'mark_order_paid' },
      ...{ targetKind: 'order', targetId: order.id },
      details: { name: String(order.number), before: order.paymentState, after: 'paid' },
    });
  }
  return loadOrder(tx, orderID);
});
