import type { Database } from '../../src/db/connect.ts';
import type { ObjectStore } from '../../src/db/object-store.ts';
import { sql } from '../../src/db/sql.ts';
import { readEnv } from '../../src/env.ts';
import { openObjects } from '../../src/objects/open-objects.ts';

/** The places that these variables set up. */
export async function openPlaces(
  env: Record<string, string>,
  onFault?: Parameters<typeof openObjects>[1],
): Promise<ObjectStore> {
  const objects = await openObjects(readEnv(env).objects, onFault);
  if (!objects) throw new Error('No place is set up.');
  return objects;
}

/** How many files of a site are in which place. */
export async function placesOf(database: Database, siteId: string): Promise<Record<string, number>> {
  const { rows } = await database.inSite(siteId, (tx) =>
    tx.execute<{ place: string; files: number }>(sql`
      SELECT coalesce(split_part(object, ':', 1), 'database') AS place, count(*)::int AS files FROM (
        SELECT object FROM media UNION ALL SELECT object FROM media_variants UNION ALL SELECT object FROM product_files) f
      GROUP BY 1 ORDER BY 1`),
  );
  return Object.fromEntries(rows.map(({ place, files }) => [place, files]));
}

/** How many objects a site's clean-up knows. */
export async function knownObjects(database: Database, siteId: string): Promise<number> {
  const { rows } = await database.inSite(siteId, (tx) =>
    tx.execute<{ known: number }>(sql`SELECT count(*)::int AS known FROM stored_objects`),
  );
  return rows[0]?.known ?? 0;
}
