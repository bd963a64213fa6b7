import type { Database } from '../db/connect.ts';
import { sites } from '../db/schema/index.ts';
import { sql } from '../db/sql.ts';
import type { WorkKind } from './work-kinds.ts';

/** By the clock in the shop. */
export interface ShopMoments {
  /** YYYY-MM-DD */
  today: string;
  /** The last time that the nightly work was due. */
  lastNight: Date;
}

/** The sites that have something due, by kind, in one statement. `upkeep` is due at all of them. */
export async function findDueWork(
  database: Database,
  kinds: readonly WorkKind[],
  { today, lastNight }: ShopMoments,
): Promise<Map<WorkKind, string[]>> {
  const found = new Map<WorkKind, string[]>();
  await database.asOwner(async (db) => {
    const { rows } = await db.execute<{ kind: WorkKind; site_id: string }>(sql`
      SELECT kind, site_id FROM due_work(${sql.param(`{${kinds.join(',')}}`)}::text[], ${today}::date,
        ${lastNight.toISOString()}::timestamptz)`);
    for (const { kind, site_id: siteId } of rows) found.set(kind, [...(found.get(kind) ?? []), siteId]);
    if (!kinds.includes('upkeep')) return;
    const all = await db.select({ id: sites.id }).from(sites);
    found.set(
      'upkeep',
      all.map(({ id }) => id),
    );
  });
  return found;
}
