import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { ensureRole, grantRights } from './app-role.ts';
import { isFromBeforeBaseline, logBaseline, replacedTimes } from './baseline.ts';
import { connectEmbedded, type Database } from './connect.ts';
import { MIGRATION_LOCK } from './migration-lock.ts';
import { StoreError } from './store-error.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** All migrations of this version, in the order of the journal. */
export const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: folder });

const CREATE_LOG = `
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint
  )`;

/** The applied migrations, by their time in the journal. None when the database is empty. */
async function readApplied(client: pg.PoolClient): Promise<Set<number>> {
  const { rows: found } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS log");
  if (found[0]?.log === null) return new Set();
  const { rows } = await client.query('SELECT created_at FROM drizzle.__drizzle_migrations');
  return new Set(rows.map((row) => Number(row.created_at)));
}

async function apply(client: pg.PoolClient, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Less than PostgreSQL waits before it looks for a deadlock: then it is this transaction that ends, and no customer's. */
const LOCK_LIMIT_MS = 800;
const PAUSE_MS = 500;
/** Then it waits for its locks: an import may hold one for longer than all tries take. */
const TRIES_WITH_LIMIT = 20;
/** A lock that was not free in time, or a deadlock. */
const LOCKED = ['55P03', '40P01'];

/**
 * As `inTransaction`, beside a shop that runs: a lock that is not free soon ends the transaction, and with it all locks that
 * others wait for. Then it begins again.
 */
async function givingWay(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const limitMs = turn < TRIES_WITH_LIMIT ? LOCK_LIMIT_MS : 0;
    try {
      return await inTransaction(client, async () => {
        await client.query(`SET LOCAL lock_timeout = ${limitMs}`);
        await work();
      });
    } catch (error) {
      if (limitMs === 0 || !LOCKED.includes((error as { code?: string }).code ?? '')) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function bringUpToDate(client: pg.PoolClient, known: readonly MigrationMeta[]): Promise<void> {
  const applied = await readApplied(client);
  const isKnown = (time: number) =>
    replacedTimes.includes(time) || known.some(({ folderMillis }) => folderMillis === time);
  const newer = [...applied].filter((time) => !isKnown(time));
  if (newer.length > 0)
    throw new StoreError(
      `The database has migrations (${newer.length}) that this version of the shop does not know: a newer version made them. Start that version, or restore a backup from before the upgrade. Nothing was changed.`,
    );
  const isOlder = isFromBeforeBaseline(applied);
  await ensureRole(client);
  const missing = known.filter(({ folderMillis }) => !applied.has(folderMillis));
  if (missing.length > 0)
    await givingWay(client, async () => {
      await client.query(CREATE_LOG);
      for (const [at, migration] of missing.entries())
        await (isOlder && at === 0 ? logBaseline(client, migration) : apply(client, migration));
    });
}

/**
 * Brings the schema up to date, all of it or nothing. Processes that start at the same time wait for each other,
 * however long the first one takes.
 * @throws StoreError when a newer version has changed the database, or a right is missing
 */
export function migrate(database: Database, known = readMigrations()): Promise<void> {
  return database.asOwner(
    async (_db, client) => {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      try {
        await bringUpToDate(client, known);
        await grantRights(client, newDatabase);
      } finally {
        // Without a connection the lock is released already.
        await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      }
    },
    { unlimited: true },
  );
}

async function newDatabase(): Promise<Database> {
  const database = await connectEmbedded('memory');
  await database.asOwner((_db, client) => bringUpToDate(client, readMigrations()));
  return database;
}
