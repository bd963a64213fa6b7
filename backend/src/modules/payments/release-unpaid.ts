import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { and, asc, eq, isNotNull, lt, ne, sql } from '../../db/sql.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { moveOrder } from '../orders/operate/move-order.ts';
import { CANCELLED, NEW } from '../orders/status.ts';
import type { Asking } from './ask-provider.ts';
import { isKnownUnpaid } from './is-known-unpaid.ts';
import { overSites } from './over-sites.ts';

/** How long after its deadline an order still waits while the payment provider gives no answer about it. */
const MAX_WAIT_FOR_PROVIDER_MS = 24 * 3_600_000;

/** Past its deadline, and not paid as far as is known. */
const isUnpaid = () =>
  and(
    eq(orders.status, NEW),
    ne(orders.paymentState, 'paid'),
    isNotNull(orders.payBefore),
    lt(orders.payBefore, sql`now()`),
  );

/** One order per transaction: one that gives back two orders' stock could deadlock with an order that takes it. */
async function release(tx: Tx, orderId: number): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isUnpaid()))
    .for('update', { skipLocked: true });
  if (!order) return false;
  await moveOrder(tx, order, CANCELLED, 'deadline');
  return true;
}

/**
 * `asking` ends when the provider was asked long enough; orders that need no answer of it are released until
 * `ending`.
 */
async function releaseOfSite(asking: Asking, siteId: string, ending?: AbortSignal): Promise<number> {
  const { database, log } = asking;
  const due = await database.inSite(siteId, (tx) =>
    tx
      .select({ id: orders.id, payBefore: orders.payBefore })
      .from(orders)
      .where(isUnpaid())
      .orderBy(asc(orders.payBefore)),
  );
  let released = 0;
  for (const { id, payBefore } of due) {
    if (ending?.aborted) break;
    try {
      const lastMoment = (payBefore?.getTime() ?? 0) + MAX_WAIT_FOR_PROVIDER_MS;
      const known = await isKnownUnpaid(asking, siteId, id);
      if (!known && Date.now() < lastMoment) continue;
      if (await database.inSite(siteId, (tx) => release(tx, id))) released += 1;
    } catch (err) {
      log.error({ err, site: siteId, orderId: id }, 'an unpaid order was not released');
    }
  }
  return released;
}

/**
 * Cancels the orders of these sites, or of all, that are past their deadline for payment, and mails the users who placed them. The
 * payment provider is asked first; while it gives no answer the order waits, for at most a day. A failure for one
 * order stops no other.
 * @returns the number of cancelled orders
 */
export const releaseUnpaid = (asking: Asking, siteIds?: readonly string[]): Promise<number> =>
  overSites(
    asking,
    'releasing the unpaid orders of a site failed',
    (services, siteId) => releaseOfSite(services, siteId, asking.ending),
    siteIds,
  );

/** Looks every five minutes. */
export const unpaidOrderWork = (asking: Omit<Asking, 'ending'>): ScheduledWork => ({
  everyMs: 300_000,
  failure: 'releasing unpaid orders failed',
  round: (siteIds, ending) => releaseUnpaid({ ...asking, ending }, siteIds),
});
