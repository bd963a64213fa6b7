import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './connect.ts';
import { sessions, sites } from './schema/index.ts';

const HOUR_MS = 3_600_000;

/**
 * Remove dead sessions (their carts go along) and, on PGlite, which has no autovacuum, tidy up.
 * Site by site: row-level security is forced on the owner too.
 */
export async function upkeep(database: Database): Promise<void> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  for (const { id } of all)
    await database.inSite(id, (tx) =>
      tx.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '1 day'`)),
    );
  if (database.embedded) await database.asOwner((db) => db.execute('VACUUM ANALYZE'));
}

/** Every hour; @returns a function that ends it. */
export function scheduleUpkeep(database: Database, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    upkeep(database).catch((err) => log.error({ err }, 'upkeep failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
