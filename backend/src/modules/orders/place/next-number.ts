import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { orderCounters } from '../../../db/schema/index.ts';

/**
 * The site's next order number. The counter stays locked until the transaction ends, so that an order that fails
 * leaves no gap: take it as late as possible.
 */
export async function nextOrderNumber(tx: Tx, siteId: string): Promise<number> {
  const [counter] = await tx
    .insert(orderCounters)
    .values({ siteId, lastNumber: 1 })
    .onConflictDoUpdate({
      target: orderCounters.siteId,
      set: { lastNumber: sql`${orderCounters.lastNumber} + 1` },
    })
    .returning({ number: orderCounters.lastNumber });
  if (!counter) throw new Error('An upsert returned no counter.');
  return counter.number;
}
