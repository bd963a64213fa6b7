import { fileURLToPath } from 'node:url';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';

const LOCK = 7_014_501;
const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Bring the schema up to date. Starters that come at the same time wait for each other. */
export function migrate(database: Database): Promise<void> {
  return database.asOwner(async (db, client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    try {
      await runMigrations(db, { migrationsFolder: folder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  });
}
