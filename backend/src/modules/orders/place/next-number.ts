import { builtOnce } from '../../../db/built-once.ts';
import { sql } from '../../../db/sql.ts';

/**
 * Counts an order of a site. The counter stays locked until the transaction ends, so that an order that fails leaves no gap:
 * count as late as possible. It is sent before this returns.
 */
export const countOrder = builtOnce<never>(
  'toonbank_count_order',
  () => sql`
    INSERT INTO order_counters (site_id, last_number) VALUES (${sql.placeholder('siteId')}, 1)
    ON CONFLICT (site_id) DO UPDATE SET last_number = order_counters.last_number + 1`,
);

/** The number of the order that was counted last in this transaction. */
export const countedNumber = (siteId: string) =>
  sql<number>`(SELECT last_number FROM order_counters WHERE site_id = ${siteId})`;
