import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StoreError } from './store-error.ts';

/** The numbers of the migrations that the baseline replaces; together they make its schema (ADR 76). */
const REPLACED = [0, 1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 32, 34, 35, 36, 38];
/** Their times in the log of migrations. */
export const replacedTimes: readonly number[] = REPLACED.map((number) => 1_790_000_000_000 + number * 1_000);

/**
 * Whether the replaced migrations made this database.
 * @throws StoreError when only some of them have run: what is missing exists in the version before the baseline only
 */
export function isFromBeforeBaseline(applied: ReadonlySet<number>): boolean {
  const count = replacedTimes.filter((time) => applied.has(time)).length;
  if (count > 0 && count < REPLACED.length)
    throw new StoreError(
      `The database has ${count} of the ${REPLACED.length} migrations that this version replaced by one. Start it once with the last version that has migration 0038_payment_looks, then with this one. Nothing was changed.`,
    );
  return count > 0;
}

/** Puts the baseline into the log in place of the migrations that made the same schema. */
export async function logBaseline(client: pg.PoolClient, baseline: MigrationMeta): Promise<void> {
  await client.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at = ANY ($1::bigint[])', [
    replacedTimes,
  ]);
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    baseline.hash,
    baseline.folderMillis,
  ]);
}
