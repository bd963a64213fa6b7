import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { OrderRow } from '../orders/operate/move-order.ts';
import { CANCELLED, DELIVERED, IN_PROGRESS } from '../orders/status.ts';
import { loadOrder } from './load-order.ts';
import { type Mover, moveAndLog, payAndLog, refusalOf } from './steps.ts';

const { get, move, moveMany, cancel, markPaid } = endpoints.orderDesk;
const statusOf = { in_progress: IN_PROGRESS, delivered: DELIVERED } as const;

/** An order of the transaction's site, locked until it ends. @throws DomainError not_found */
async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return orNotFound(order);
}

const conflict = (order: string) =>
  new DomainError('conflict', 'This step is not possible (now).', { order });

const moverOf = ({ site, admin }: Viewer): Mover => ({
  siteId: site.id,
  adminId: orNotFound(admin).adminId,
});

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
  await moveAndLog(tx, moverOf(viewer), order, statusOf[step]);
  return loadOrder(tx, orderID);
});

export const cancelOrder = implement(cancel, async ({ tx, viewer }, { orderID, status, reason }) => {
  const order = await lockSeen(tx, orderID, status, CANCELLED);
  await moveAndLog(tx, moverOf(viewer), order, CANCELLED, { reason });
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
      await moveAndLog(tx, moverOf(viewer), order, statusOf[step]);
      return 'moved';
    });
    outcomes.push({ order_id, outcome } as const);
  }
  return outcomes;
});

export const markOrderPaid = implement(markPaid, async ({ tx, viewer }, { orderID }) => {
  const order = await lockOrder(tx, orderID);
  if ((await payAndLog(tx, moverOf(viewer), order)) === 'too_late') throw conflict('cancelled');
  return loadOrder(tx, orderID);
});
