import type { Tx } from '../../db/connect.ts';
import { orders, type Payment, type PaymentFlag, paymentNotices, payments } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import type { Notice } from '../../payments/payment-provider.ts';
import { queueConfirmation } from '../orders/confirmation/queue-order-mail.ts';
import { settlePayment } from '../orders/operate/settle-payment.ts';
import { findAttempt, latestAttempt } from './attempts.ts';
import { queueAttention } from './queue-attention.ts';
import { nextStep } from './states.ts';

type OrderRow = typeof orders.$inferSelect;

/** @returns whether the provider says so for the first time */
async function note(tx: Tx, { id, siteId }: Payment, { state, amountCents }: Notice): Promise<boolean> {
  const [noted] = await tx
    .insert(paymentNotices)
    .values({ siteId, paymentId: id, state, amountCents })
    .onConflictDoUpdate({
      target: [
        paymentNotices.siteId,
        paymentNotices.paymentId,
        paymentNotices.state,
        paymentNotices.amountCents,
      ],
      set: { times: sql`${paymentNotices.times} + 1`, lastAt: sql`now()` },
    })
    .returning({ times: paymentNotices.times });
  return noted?.times === 1;
}

/** The order is locked before its attempts, as in all code that locks both. */
async function lockBoth(tx: Tx, reference: string) {
  const known = await findAttempt(tx, reference);
  if (!known) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference)).for('update');
  return order && payment && { order, payment };
}

/** Handles received money. @returns why an operator has to look at it, if so */
async function takeMoney(tx: Tx, order: OrderRow): Promise<PaymentFlag | undefined> {
  const outcome = await settlePayment(tx, order, 'paid');
  if (outcome === 'settled') await queueConfirmation(tx, order.siteId, order.id);
  return { settled: undefined, repeated: 'paid_twice' as const, too_late: 'order_cancelled' as const }[
    outcome
  ];
}

/**
 * Applies a provider's notice in the caller's transaction: the attempt changes state, the order becomes paid or
 * failed, the confirmation is queued. The same notice again changes nothing. A reference that this site does not have
 * changes nothing either.
 */
export async function applyNotice(tx: Tx, notice: Notice): Promise<void> {
  const locked = await lockBoth(tx, notice.reference);
  if (!locked) return;
  const { order, payment } = locked;
  const isNew = await note(tx, payment, notice);
  const { amountCents } = notice;
  const amountFits = amountCents === payment.amountCents && amountCents === order.totalInclCents;
  const step = nextStep(payment.state, notice.state, amountFits);
  let { flag } = step;
  if (step.next === 'paid') flag = (await takeMoney(tx, order)) ?? flag;
  else if (step.next && (await latestAttempt(tx, order.id))?.id === payment.id)
    await settlePayment(tx, order, 'failed');
  if (!step.next && !flag) return;
  await tx
    .update(payments)
    .set({
      ...(step.next && { state: step.next, settledAt: new Date() }),
      ...(flag && { flag }),
      // Somebody has to look again, but not because a message is repeated.
      ...(flag && isNew && { handledAt: null, handledBy: null }),
    })
    .where(eq(payments.id, payment.id));
  if (flag) await queueAttention(tx, payment, flag);
}
