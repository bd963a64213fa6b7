import type { Database } from '../connect.ts';
import { partitionTables, readParts } from './partition-tables.ts';

/** Each call that can't tell its site plans all partitions, and takes locks on them. */
const MAX_PARTS = 64;

const USAGE = `Usage: npm run partition -- --into <number> [--yes]
Divides the large tables into that many partitions by site, 2 to ${MAX_PARTS}; 1 makes them tables without partitions again.
Without --yes it says what it would do. Every backend must be stopped, and the disk needs room for the tables a second time.`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedPartitionCommand extends Error {}

interface PartitionCommand {
  into: number;
  confirmed: boolean;
}

/** @throws RefusedPartitionCommand that explains the usage */
export function readPartitionCommand(args: readonly string[]): PartitionCommand {
  const [flag, number = '', yes, ...more] = args;
  const into = /^\d+$/.test(number) ? Number(number) : 0;
  const isRight =
    flag === '--into' && into >= 1 && into <= MAX_PARTS && (yes === undefined || yes === '--yes');
  if (!isRight || more.length > 0) throw new RefusedPartitionCommand(USAGE);
  return { into, confirmed: yes === '--yes' };
}

const partsOf = (into: number) =>
  into === 1 ? 'one table without partitions' : `${into} partitions by site`;

async function plan(database: Database, tables: readonly string[], into: number): Promise<string> {
  const { rows } = await database.pool.query<{ table: string; size: string }>(
    `SELECT name AS table, pg_size_pretty(pg_total_relation_size(name::regclass)
      + coalesce((SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = name::regclass), 0)) AS size
    FROM unnest($1::text[]) name`,
    [tables],
  );
  return [
    `Would become ${partsOf(into)}:`,
    ...rows.map(({ table, size }) => `  ${table}, ${size}`),
    'Make a backup and stop every backend, then add --yes. Nothing was changed.',
  ].join('\n');
}

/** @throws RefusedPartitionCommand, or StoreError when the database isn't free for it */
export async function runPartitionCommand(
  database: Database,
  { into, confirmed }: PartitionCommand,
  tables: readonly string[],
): Promise<string> {
  if (database.embedded)
    throw new RefusedPartitionCommand(
      'Only PostgreSQL is partitioned, and this shop has the embedded database: set DATABASE_URL first.',
    );
  const parts = await database.asOwner((_db, client) => readParts(client, tables));
  const others = tables.filter((table) => parts[table] !== into);
  if (others.length === 0) return `The large tables are ${partsOf(into)} each already. Nothing was changed.`;
  const missing = tables.filter((table) => parts[table] === undefined);
  if (missing.length > 0)
    throw new RefusedPartitionCommand(
      `The database has no ${missing.join(', ')}: start this version of the shop once.`,
    );
  if (!confirmed) return plan(database, others, into);
  const counts = await partitionTables(database, others, into);
  return [
    `Each is ${partsOf(into)} now, with all rows compared:`,
    ...Object.entries(counts).map(([table, rows]) => `  ${table}: ${rows} rows`),
  ].join('\n');
}
