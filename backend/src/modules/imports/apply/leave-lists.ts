import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';

/** Products whose lists are renewed together with their prices; the lists of more are left to a job. */
const MOST_AT_ONCE = 1_000;

/** Renewals that are about prices alone. Others stay with the change, because they decide which products a list has. */
const ofPrices = ({ siteId }: Import) => sql`
  site_id = ${siteId} AND products = '{}' AND families = '{}' AND copies = '{}' AND counted = '{}'`;

/**
 * Leaves the lists that are sorted by many changed prices to the job `lists.prices` (ADR 210), in the transaction of the change.
 * Product pages, carts, orders and the prices in lists read the prices themselves.
 */
export async function leaveListsToJob(tx: Tx, row: Import): Promise<void> {
  const { rows } = await tx.execute<{ products: number }>(sql`
    SELECT coalesce(sum(cardinality(prices) + cardinality(tiers)), 0)::int AS products
    FROM list_renewals WHERE ${ofPrices(row)}`);
  if ((rows[0]?.products ?? 0) <= MOST_AT_ONCE) return;
  await tx.execute(sql`
    WITH due AS (DELETE FROM list_renewals WHERE ${ofPrices(row)} RETURNING prices, tiers)
    INSERT INTO jobs (site_id, kind, key, payload)
    SELECT ${row.siteId}, 'lists.prices', ${`import ${row.id}`}, jsonb_build_object(
      'prices', to_jsonb(ARRAY(SELECT DISTINCT unnest(prices) FROM due ORDER BY 1)),
      'tiers', to_jsonb(ARRAY(SELECT DISTINCT unnest(tiers) FROM due ORDER BY 1)))`);
}
