import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/connect.ts';
import { orders, sites } from '../../db/schema/index.ts';
import { moveOrder } from './move-order.ts';
import { CANCELLED, NEW } from './status.ts';

const EVERY_MS = 300_000;

/** One at a time: a transaction that gave back two orders' stock could wait for one that takes it, and it for this. */
async function releaseNext(tx: Tx): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, NEW),
        ne(orders.paymentState, 'paid'),
        isNotNull(orders.payBefore),
        lt(orders.payBefore, sql`now()`),
      ),
    )
    .orderBy(asc(orders.payBefore))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!order) return false;
  await moveOrder(tx, order, CANCELLED, 'deadline');
  return true;
}

/** Cancel the orders that should have been paid by now, of all sites, and tell who placed them. @returns how many there were */
export async function releaseUnpaid(database: Database): Promise<number> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  let released = 0;
  for (const { id } of all) while (await database.inSite(id, releaseNext)) released += 1;
  return released;
}

/** Every five minutes; @returns a function that ends it. */
export function scheduleRelease(database: Database, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    releaseUnpaid(database).catch((err) => log.error({ err }, 'releasing unpaid orders failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
