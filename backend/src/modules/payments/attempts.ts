import type { Tx } from '../../db/connect.ts';
import { orders, type Payment, payments } from '../../db/schema/index.ts';
import { count, desc, eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { newReference } from './reference.ts';

type OrderRow = typeof orders.$inferSelect;

/** Maximum per order. */
const MAX_ATTEMPTS = 20;

/** The latest attempt to pay an order, if there was any. */
export async function latestAttempt(tx: Tx, orderId: number): Promise<Payment | undefined> {
  const [latest] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1);
  return latest;
}

/** An attempt of the transaction's site by its reference. */
export async function findAttempt(tx: Tx, reference: string): Promise<Payment | undefined> {
  const [attempt] = await tx.select().from(payments).where(eq(payments.reference, reference));
  return attempt;
}

async function refuseEndless(tx: Tx, orderId: number) {
  const [attempts] = await tx.select({ made: count() }).from(payments).where(eq(payments.orderId, orderId));
  if ((attempts?.made ?? 0) >= MAX_ATTEMPTS)
    throw new DomainError('too_many_requests', 'This order was tried to be paid too often.');
}

/**
 * The attempt for paying a locked, unpaid order now: the open one, else a new one. An expired attempt makes room;
 * money that is paid on it later is flagged.
 * @throws DomainError too_many_requests
 */
export async function openAttempt(
  tx: Tx,
  order: OrderRow,
  given: { provider: string; lifetimeMs: number; returnUrl: string; now: Date },
): Promise<Payment> {
  const { now, provider, lifetimeMs, returnUrl } = given;
  const latest = await latestAttempt(tx, order.id);
  if (latest?.state === 'open' && latest.expiresAt > now && latest.provider === provider) return latest;
  if (latest?.state === 'open')
    await tx.update(payments).set({ state: 'expired', settledAt: now }).where(eq(payments.id, latest.id));
  await refuseEndless(tx, order.id);
  const until = now.getTime() + lifetimeMs;
  const [attempt] = await tx
    .insert(payments)
    .values({
      siteId: order.siteId,
      orderId: order.id,
      reference: newReference(order.siteId),
      provider,
      source: order.paymentSource,
      amountCents: order.totalInclCents,
      returnUrl,
      // Never longer than the order waits.
      expiresAt: new Date(Math.min(until, order.payBefore?.getTime() ?? until)),
    })
    .returning();
  if (!attempt) throw new Error('An insert returned no payment.');
  if (order.paymentState === 'failed')
    await tx.update(orders).set({ paymentState: 'open' }).where(eq(orders.id, order.id));
  return attempt;
}
