import type { PaymentSource } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { orders, payments } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { ViewerCustomer } from '../../http/viewer.ts';
import { choosePayment } from '../orders/place/choose-payment.ts';
import { checkCredit, lockCreditLimit } from '../orders/place/credit-limit.ts';
import { NEW } from '../orders/status.ts';

type OrderRow = typeof orders.$inferSelect;

/** Whether the order waits for payment now. */
export const isWaiting = (
  { status, paymentState, payBefore }: Pick<OrderRow, 'status' | 'paymentState' | 'payBefore'>,
  now: Date,
): boolean => status === NEW && paymentState !== 'paid' && payBefore !== null && payBefore > now;

/**
 * Changes the payment method of a locked order. An open attempt is closed; money that is paid on it later pays the
 * order, or is flagged (ADR 24). The deadline counts from when the order was placed, so changing back and forth gains
 * no time, and is never earlier than before.
 * @throws DomainError conflict for an order that does not wait, payment_not_allowed, credit_limit
 */
export async function changeSource(
  tx: Tx,
  order: OrderRow,
  wanted: PaymentSource,
  { customer, offersOnline, now }: { customer: ViewerCustomer; offersOnline: boolean; now: Date },
): Promise<OrderRow> {
  if (wanted === order.paymentSource) return order;
  if (!isWaiting(order, now)) throw new DomainError('conflict', 'This order does not wait for payment.');
  const { source, onAccount, payBefore } = choosePayment(customer, wanted, {
    offersOnline,
    now: order.placedAt,
  });
  const limit = onAccount ? await lockCreditLimit(tx, order.customerId) : null;
  await checkCredit(tx, order.customerId, limit, order.totalInclCents);
  const before = order.payBefore?.getTime() ?? 0;
  const changed = {
    paymentSource: source,
    paymentState: 'open' as const,
    payBefore: payBefore && new Date(Math.max(payBefore.getTime(), before)),
  };
  await tx
    .update(payments)
    .set({ state: 'cancelled', settledAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'open')));
  await tx.update(orders).set(changed).where(eq(orders.id, order.id));
  return { ...order, ...changed };
}
