import type { Database } from '../../backend/src/db/connect.ts';
import { type SQL, sql } from '../../backend/src/db/sql.ts';
import { type DemoSite, demoSites } from '../src/sites.ts';

export const now = new Date('2026-11-20T09:00:00Z');
export const named = (id: string) => demoSites.find((site) => site.id === id) as DemoSite;
/** The consumer site and two small ones: enough to see every rule. */
export const sites = [named('huispapier'), named('glasenraam'), named('zeepmeester')];

/** Number of rows per table of a site. */
export async function contents(database: Database, siteId: string): Promise<Record<string, number>> {
  const tables = ['products', 'product_units', 'price_tiers', 'media', 'customers', 'orders', 'order_rows'];
  return database.inSite(siteId, async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await tx.execute(sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`);
      counts[table] = Number(rows[0]?.n);
    }
    return counts;
  });
}

/** A query as this site. */
export async function rowsIn(
  database: Database,
  siteId: string,
  query: SQL,
): Promise<Record<string, unknown>[]> {
  return database.inSite(siteId, async (tx) => (await tx.execute(query)).rows as Record<string, unknown>[]);
}
