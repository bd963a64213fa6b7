import type { Database, Tx } from '../../db/connect.ts';
import { ObjectFault } from '../../db/object-store.ts';
import { type SQL, sql } from '../../db/sql.ts';

const AT_ONCE = 50;
/** Half of the lease of `take`, so that the slowest removal ends within it. */
const LEASE_USED_MS = 30_000;

/** A row names the object of `stored_objects o`. */
export const isNamed: SQL = sql`(
  EXISTS (SELECT FROM media r WHERE r.site_id = o.site_id AND r.object = o.object)
  OR EXISTS (SELECT FROM media_variants r WHERE r.site_id = o.site_id AND r.object = o.object)
  OR EXISTS (SELECT FROM product_files r WHERE r.site_id = o.site_id AND r.object = o.object))`;

async function noteUnused(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE stored_objects o SET unused_since = now()
    WHERE o.site_id = ${siteId} AND o.unused_since IS NULL AND NOT ${isNamed}`);
  await tx.execute(sql`
    UPDATE stored_objects o SET unused_since = NULL
    WHERE o.site_id = ${siteId} AND o.unused_since IS NOT NULL AND ${isNamed}`);
}

/** Takes objects to remove, for a minute: no row comes to name them meanwhile, and no other process removes them. */
async function take(tx: Tx, siteId: string, keepDays: number, places: readonly string[]) {
  const { rows } = await tx.execute<{ object: string; lease: string }>(sql`
    UPDATE stored_objects SET removing_until = now() + interval '1 minute'
    WHERE site_id = ${siteId} AND object IN (
      SELECT o.object FROM stored_objects o
      WHERE o.site_id = ${siteId} AND o.unused_since < now() - make_interval(days => ${keepDays}::int)
        AND (o.removing_until IS NULL OR o.removing_until < now())
        AND split_part(o.object, ':', 1) = ANY (${sql.param(places)}::text[]) AND NOT ${isNamed}
      ORDER BY o.object LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING object, removing_until::text AS lease`);
  return rows;
}

/**
 * Removes a site's objects that no row has named for as long as the settings say. A place that is away ends it until the next
 * time.
 */
export async function sweepObjects(database: Database, siteId: string): Promise<void> {
  const { objects } = database;
  if (!objects) return;
  await database.inSite(siteId, (tx) => noteUnused(tx, siteId));
  for (;;) {
    const takenAt = performance.now();
    const taken = await database.inSite(siteId, (tx) => take(tx, siteId, objects.keepDays, objects.places));
    for (const { object, lease } of taken) {
      if (performance.now() - takenAt > LEASE_USED_MS) return;
      try {
        await objects.remove(siteId, object);
      } catch (error) {
        if (error instanceof ObjectFault) return;
        throw error;
      }
      await database.inSite(siteId, (tx) =>
        tx.execute(sql`
          DELETE FROM stored_objects
          WHERE site_id = ${siteId} AND object = ${object} AND removing_until = ${lease}::timestamptz`),
      );
    }
    if (taken.length < AT_ONCE) return;
  }
}
