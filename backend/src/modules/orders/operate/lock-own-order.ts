import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { OrderRow } from './move-order.ts';

/** Locks an order of the viewer's customer. @throws DomainError not_found, also for another customer's order */
export async function lockOwnOrder(tx: Tx, viewer: Viewer, orderId: number): Promise<OrderRow> {
  const { customerId } = orNotFound(viewer.customer);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for('update');
  return orNotFound(row);
}
