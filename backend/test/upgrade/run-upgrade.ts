import { expect } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { migrate, type readMigrations } from '../../src/db/migrate.ts';
import { commonData } from './common-data.ts';

type Migrations = ReturnType<typeof readMigrations>;
type Row = Record<string, unknown>;
/** Runs a query as the owner, over all sites. */
export type Read = (query: string) => Promise<Row[]>;

/** The data with which a migration is tested: the default export of `data/<its name in the journal>.ts`. */
export interface UpgradeData {
  /** Statements that store what the migration works on, besides the common data; in the version before it. */
  fill: readonly string[];
  /** The tables ('cart_lines') and columns ('orders.breakdown') whose values it changes. All others must survive. */
  changes: readonly string[];
  /** Expects the changed values. */
  expectChanged(read: Read): Promise<void>;
}

const TABLES = `SELECT c.table_name AS table, array_agg(c.column_name::text) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`;

/** Every row of every table, without the columns that may change. */
async function readAll(read: Read, changes: readonly string[], only?: Record<string, Row[]>) {
  const all: Record<string, Row[]> = {};
  for (const { table, columns } of (await read(TABLES)) as { table: string; columns: string[] }[]) {
    if (changes.includes(table) || (only && !only[table])) continue;
    const before = only?.[table]?.[0];
    const compared = columns.filter(
      (column) => !changes.includes(`${table}.${column}`) && (!before || column in before),
    );
    const list = compared.sort().map((column) => `"${column}"`);
    all[table] = await read(
      `SELECT ${list} FROM "${table}" ORDER BY ${list.map((column) => `${column}::text`)}`,
    );
  }
  return all;
}

export const readerOf =
  (database: Database): Read =>
  async (query) =>
    (await database.pool.query(query)).rows;

/** Brings an empty database to the baseline, and stores the common data. */
export async function fillCommonData(database: Database, baseline: Migrations): Promise<void> {
  await migrate(database, baseline);
  for (const statement of commonData) await database.pool.query(statement);
}

/**
 * Stores `data` in a database of the version before the last of `migrations`, runs that one, and expects that all
 * values survived but for the changes that `data` names.
 */
export async function runUpgrade(
  database: Database,
  migrations: Migrations,
  data: UpgradeData,
): Promise<void> {
  const read = readerOf(database);
  for (const statement of data.fill) await database.pool.query(statement);
  const before = await readAll(read, data.changes);
  await migrate(database, migrations);
  const after = await readAll(read, data.changes, before);
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
  await data.expectChanged(read);
  // Nothing is left to do at the next start.
  await migrate(database, migrations);
}
