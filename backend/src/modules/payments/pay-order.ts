import type { endpoints, PaymentSource } from '@toonbank/contract';
import { isOnline } from '@toonbank/contract/payment/methods';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { orders, type Payment } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { orderPage } from '../../http/shop-address.ts';
import { queueConfirmation } from '../orders/confirmation/queue-order-mail.ts';
import { settlePayment } from '../orders/operate/settle-payment.ts';
import { CANCELLED } from '../orders/status.ts';
import { openAttempt } from './attempts.ts';
import { changeSource } from './change-source.ts';
import { startAttempt } from './start-attempt.ts';

type OrderRow = typeof orders.$inferSelect;
type WirePayment = NonNullable<z.input<typeof endpoints.cart.sendOrder.response>['payment']>;

export interface DueOrder {
  order: OrderRow;
  /** Absent where nothing can be paid online: on invoice, already paid, or cancelled. */
  attempt: Payment | undefined;
}

async function lockOrder(tx: Tx, orderId: number, customerId: number): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for('update');
  return row;
}

/**
 * Prepares the payment of an order, in the transaction that makes the order, or later. An online payment gets an open
 * attempt; other orders get their confirmation now (once, however often this runs). An order of 0 cents is paid at
 * once, because no provider takes such a payment.
 * @param known the order's id, or an order that this transaction has made
 * @param source another payment method than the order's; absent: the same
 * @throws DomainError not_found for another customer's order, too_many_requests, or as `changeSource`
 */
export async function preparePayment(
  tx: Tx,
  { viewer, payments: { provider } }: Call,
  known: number | OrderRow,
  { origin, source }: { origin: string; source?: PaymentSource | undefined },
): Promise<DueOrder> {
  const customer = orNotFound(viewer.customer);
  const row = typeof known === 'number' ? await lockOrder(tx, known, customer.customerId) : known;
  const now = new Date();
  const order =
    source === undefined
      ? orNotFound(row)
      : await changeSource(tx, orNotFound(row), source, {
          customer,
          offersOnline: provider !== undefined,
          now,
        });
  const isLapsed = order.status === CANCELLED || (order.payBefore !== null && order.payBefore <= now);
  if (order.totalInclCents === 0 && order.payBefore !== null && !isLapsed) {
    await settlePayment(tx, order, 'paid');
    await queueConfirmation(tx, order.siteId, order.id);
    return { order: { ...order, paymentState: 'paid' }, attempt: undefined };
  }
  if (!isOnline(order.paymentSource)) {
    await queueConfirmation(tx, order.siteId, order.id);
    return { order, attempt: undefined };
  }
  if (order.paymentState === 'paid' || isLapsed || !provider) return { order, attempt: undefined };
  const returnUrl = orderPage(origin, order.number);
  const { name, lifetimeMs } = provider;
  return { order, attempt: await openAttempt(tx, order, { provider: name, lifetimeMs, returnUrl, now }) };
}

/**
 * Gets the payment page, after the transaction. If the provider does not answer, the order stays unpaid and can be
 * paid later (`set_pay_order`).
 */
export async function offerPayment(call: Call, { order, attempt }: DueOrder): Promise<WirePayment> {
  const { database, payments, viewer, log } = call;
  const kind = isOnline(order.paymentSource) ? 'online' : 'invoice';
  const { provider } = payments;
  if (!provider) return { kind, state: order.paymentState };
  if (!attempt) {
    // Online without an attempt: paid, or cancelled.
    const isLapsed = kind === 'online' && order.paymentState !== 'paid';
    return { kind, state: isLapsed ? 'failed' : order.paymentState };
  }
  try {
    const url = await startAttempt(database, provider, viewer.site, attempt, order.number);
    return { kind, state: 'open', redirect_url: url };
  } catch (err) {
    log.error({ err, reference: attempt.reference }, 'the payment provider does not answer');
    return { kind, state: 'open' };
  }
}
