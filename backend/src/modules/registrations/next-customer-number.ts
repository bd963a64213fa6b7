import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';

/**
 * The number after the site's highest: K10001, K10002, … Calls that create customers of one site at the same time
 * wait for each other, so that an address that was free stays free.
 */
export async function nextCustomerNumber(tx: Tx, siteId: string): Promise<string> {
  await lockCustomers(tx, siteId);
  const { rows } = await tx.execute<{ last: number }>(
    sql`SELECT coalesce(max(substring(number FROM '^K([0-9]{1,8})$')::int), 10000) AS last FROM customers`,
  );
  return `K${Number(rows[0]?.last) + 1}`;
}

/** Held until the transaction ends. */
export async function lockCustomers(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`customers:${siteId}`}, 0))`);
}
