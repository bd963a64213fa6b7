import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';
import { eq } from '../../../db/sql.ts';
import { addEvent } from '../../webhooks/outbox.ts';
import { CANCELLED } from '../status.ts';
import type { OrderRow } from './move-order.ts';

type Outcome = 'settled' | 'repeated' | 'too_late';

/**
 * Stores the result of an order's payment; the order is locked. Paid is final: a failure that comes later changes
 * nothing. `too_late`: paid after the order was cancelled, so the money has to be returned.
 */
export async function settlePayment(tx: Tx, order: OrderRow, state: 'paid' | 'failed'): Promise<Outcome> {
  if (order.status === CANCELLED) return state === 'paid' ? 'too_late' : 'repeated';
  if (order.paymentState === 'paid' || order.paymentState === state) return 'repeated';
  await tx.update(orders).set({ paymentState: state }).where(eq(orders.id, order.id));
  if (state === 'paid')
    await addEvent(tx, order.siteId, 'payment.received', { id: order.id, number: String(order.number) });
  return 'settled';
}
