import type pg from 'pg';
import type { Database } from '../connect.ts';
import { MIGRATION_LOCK } from '../migration-lock.ts';
import { StoreError } from '../store-error.ts';
import { describeTables } from './describe-tables.ts';
import { findBackends, findHolders, findObstacles } from './find-obstacles.ts';
import { type Definition, readDefinition, readForeignKeys } from './read-definition.ts';
import { rebuildTable } from './rebuild-table.ts';

/** Partitions of each table; 1 is a table without. */
export type Parts = Record<string, number>;

/** How long the command waits for the locks of other programs, a backup for example. */
const LOCK_TIMEOUT = '10s';
const LOCK_NOT_AVAILABLE = '55P03';
const OUT_OF_MEMORY = '53200';

export async function readParts(client: pg.PoolClient, tables: readonly string[]): Promise<Parts> {
  const { rows } = await client.query<{ table: string; parts: number }>(
    `SELECT relname AS table, greatest(1, (SELECT count(*) FROM pg_inherits WHERE inhparent = c.oid))::int AS parts
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1)`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ table, parts }) => [table, parts]));
}

/** @throws StoreError that names the sessions or the obstacles */
async function refuse(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
  const backends = await findBackends(client);
  if (backends.length > 0)
    throw new StoreError(
      `A backend is connected: ${backends.join('; ')}. Stop every backend, then give the command again. Nothing was changed.`,
    );
  const obstacles = await findObstacles(client, tables);
  if (obstacles.length > 0)
    throw new StoreError(`These tables can't be made again: ${obstacles.join('; ')}. Nothing was changed.`);
}

const forced = (tables: readonly string[], force: 'FORCE' | 'NO FORCE') =>
  tables.map((table) => `ALTER TABLE ${table} ${force} ROW LEVEL SECURITY`).join('; ');

/** The tables of these that force row-level security on their owner, who would see and compare no rows. */
async function readForced(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    'SELECT oid::regclass::text AS table FROM pg_class WHERE oid = ANY ($1::regclass[]) AND relforcerowsecurity',
    [tables],
  );
  return rows.map(({ table }) => table);
}

async function rebuildAll(client: pg.PoolClient, tables: readonly string[], into: number): Promise<Parts> {
  const keys = await readForeignKeys(client, tables);
  const involved = [...new Set([...tables, ...keys.tables])];
  await client.query(`LOCK TABLE ${involved.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await refuse(client, tables);
  const before = await describeTables(client, tables);
  const closed = await readForced(client, involved);
  const definitions = new Map<string, Definition>();
  for (const table of tables) definitions.set(table, await readDefinition(client, table));
  if (closed.length > 0) await client.query(forced(closed, 'NO FORCE'));
  for (const statement of keys.drop) await client.query(statement);
  const counts: Parts = {};
  for (const [table, definition] of definitions)
    counts[table] = await rebuildTable(client, table, into, definition);
  for (const statement of keys.make) await client.query(statement);
  if (closed.length > 0) await client.query(forced(closed, 'FORCE'));
  const after = await describeTables(client, tables);
  const differences = [
    ...before.filter((fact) => !after.includes(fact)).map((fact) => `lost: ${fact}`),
    ...after.filter((fact) => !before.includes(fact)).map((fact) => `new: ${fact}`),
  ];
  if (differences.length > 0)
    throw new StoreError(`The tables are not the same. Nothing was changed.\n${differences.join('\n')}`);
  return counts;
}

async function explained(client: pg.PoolClient, tables: readonly string[], error: unknown): Promise<unknown> {
  const { code } = error as { code?: string };
  if (code === OUT_OF_MEMORY)
    return new StoreError(
      'PostgreSQL has no room for that many locks: raise max_locks_per_transaction, or use fewer partitions. Nothing was changed.',
    );
  if (code !== LOCK_NOT_AVAILABLE) return error;
  const holders = await findHolders(client, tables);
  return new StoreError(
    `The tables were not free for ${LOCK_TIMEOUT}: ${holders.join('; ') || 'the session that held them has ended'}. Nothing was changed.`,
  );
}

/**
 * Makes tables again with `into` partitions by site, in one transaction: whatever fails leaves all of them as they were.
 * Backends that start meanwhile wait, as they do for a migration.
 * @returns the rows of each table
 * @throws StoreError when a backend is connected, a lock isn't free, or something of a table would be lost
 */
export function partitionTables(database: Database, tables: readonly string[], into: number): Promise<Parts> {
  return database.asOwner(
    async (_db, client) => {
      await refuse(client, tables);
      // The session of a killed command ends while its statement runs, not after it. Not every system of a server can.
      await client.query(`SET client_connection_check_interval = '1s'`).catch(() => {});
      await client.query('BEGIN');
      let counts: Parts;
      try {
        await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
        await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
        counts = await rebuildAll(client, tables, into);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw await explained(client, tables, error);
      }
      await client.query(`ANALYZE ${tables.join(', ')}`);
      return counts;
    },
    { unlimited: true },
  );
}
