import type { Tx } from '../../db/connect.ts';
import { logAction } from '../../http/admin-log.ts';
import { queueConfirmation } from '../orders/confirmation/queue-order-mail.ts';
import { moveOrder, type OrderRow } from '../orders/operate/move-order.ts';
import { settlePayment } from '../orders/operate/settle-payment.ts';
import { IN_PROGRESS, type MovedFor, mayMove } from '../orders/status.ts';

/** The author of a change of an order: an administrator, or a key of the integration API with the administrator who made it. */
export interface Mover {
  siteId: string;
  adminId: number;
  keyId?: number | undefined;
}

/** Why an order can't take a step; undefined: it can. */
export function refusalOf(order: OrderRow, status: number): 'moved' | 'unpaid' | undefined {
  if (!mayMove(order.status, status)) return 'moved';
  const waits = order.payBefore !== null && order.paymentState !== 'paid';
  return status === IN_PROGRESS && waits ? 'unpaid' : undefined;
}

/** Moves a locked order and logs it. */
export async function moveAndLog(
  tx: Tx,
  { siteId, adminId, keyId }: Mover,
  order: OrderRow,
  status: number,
  why: Pick<MovedFor, 'reason'> = {},
): Promise<void> {
  await moveOrder(tx, order, status, 'operator', {
    ...why,
    ...(keyId === undefined ? { adminId } : { keyId }),
  });
  await logAction(tx, siteId, {
    ...{ adminId, keyId, action: 'move_order', targetKind: 'order', targetId: order.id },
    details: { name: String(order.number), before: order.status, after: status, ...why },
  });
}

/** Notes that the money for a locked order is in, and logs it. `too_late`: the order is cancelled. */
export async function payAndLog(
  tx: Tx,
  { siteId, adminId, keyId }: Mover,
  order: OrderRow,
): Promise<'settled' | 'repeated' | 'too_late'> {
  const outcome = await settlePayment(tx, order, 'paid');
  if (outcome !== 'settled') return outcome;
  // Once: an order by bank transfer or on account was confirmed when it was placed.
  if (order.payBefore !== null) await queueConfirmation(tx, siteId, order.id);
  await logAction(tx, siteId, {
    ...{ adminId, keyId, action: 'mark_order_paid', targetKind: 'order', targetId: order.id },
    details: { name: String(order.number), before: order.paymentState, after: 'paid' },
  });
  return outcome;
}
