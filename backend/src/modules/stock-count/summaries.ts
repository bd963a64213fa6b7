import type { stockCountSummary } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { isoMoment } from '../shelf-labels/moments.ts';
import { loadEvents } from './load-events.ts';
import { foundPerPlace, partsOf } from './sums.ts';

export type Summary = z.input<typeof stockCountSummary>;

interface Row extends Record<string, unknown>, Summary {}

/**
 * The contract's form of counts `c` that meet the condition. What finished ones found is stored; open ones are added up,
 * and a customer has at most one open count per list.
 */
export async function readSummaries(
  tx: Tx,
  siteId: string,
  condition: SQL,
  tail: SQL = sql`ORDER BY c.id`,
): Promise<Summary[]> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT c.id AS count_id,
      (SELECT k.key::text FROM stock_count_keys k WHERE k.site_id = c.site_id AND k.count_id = c.id
        ORDER BY k.added_at, k.key LIMIT 1) AS key,
      (SELECT l.id FROM order_lists l WHERE l.site_id = c.site_id AND l.id = c.list_ref) AS list_id, c.list_name, ${isoMoment(sql`c.started_at`)} AS started_at,
      ${isoMoment(sql`c.finished_at`)} AS finished_at,
      coalesce(
        (SELECT array_agg(DISTINCT u.first_name) FROM stock_count_events e
          JOIN customer_users u ON u.site_id = e.site_id AND u.id = e.user_id
          WHERE e.site_id = c.site_id AND e.count_id = c.id),
        (SELECT ARRAY[u.first_name] FROM customer_users u WHERE u.site_id = c.site_id AND u.id = c.started_by)
      ) AS counted_by,
      (SELECT count(DISTINCT r.product_id)::int FROM stock_count_results r
        WHERE r.site_id = c.site_id AND r.count_id = c.id) AS products,
      (SELECT count(DISTINCT r.code)::int FROM stock_count_results r
        WHERE r.site_id = c.site_id AND r.count_id = c.id AND r.product_id IS NULL) AS unknown_codes
    FROM stock_counts c WHERE c.site_id = ${siteId} AND ${condition} ${tail}`);
  const open = rows.filter(({ finished_at }) => finished_at === null).map(({ count_id }) => count_id);
  const events = await loadEvents(tx, siteId, open);
  return rows.map((row) =>
    row.finished_at === null ? { ...row, ...numbersOf(partsOf(events.get(row.count_id) ?? [])) } : row,
  );
}

/** Numbers of products and unknown codes. */
function numbersOf(parts: ReturnType<typeof partsOf>): Pick<Summary, 'products' | 'unknown_codes'> {
  const found = foundPerPlace(parts);
  const products = new Set(found.flatMap(({ productId }) => productId ?? []));
  const codes = new Set(found.flatMap(({ productId, code }) => (productId === null ? [code] : [])));
  return { products: products.size, unknown_codes: codes.size };
}
