import { execFileSync, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { connectPostgres } from '../../../src/db/connect.ts';
import { migrate, readMigrations } from '../../../src/db/migrate.ts';
import { largeTables } from '../../../src/db/partition/large-tables.ts';
import { commonData } from '../../upgrade/common-data.ts';
import { makeOwnedDatabase, runSql } from '../owned-database.ts';
import { alone } from '../postgres-app.ts';

const MAIN = fileURLToPath(new URL('../../../src/commands/main.ts', import.meta.url));

/** Gives `npm run partition` in a process of its own. */
export function givePartition(url: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: `${tmpdir()}/toonbank-no-shop` };
  const child = spawn(process.execPath, [MAIN, 'partition', ...args], { env, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  return { child, ended };
}

/** Two sites with rows in every table, whose owner is no superuser: row-level security holds for it, too. */
export async function makeFilledDatabase(migrations = readMigrations()) {
  const made = await alone(() => makeOwnedDatabase());
  const database = connectPostgres(made.url, 1);
  await alone(() => migrate(database, migrations.slice(0, 1)));
  await runSql(made.adminUrl, ...commonData);
  await alone(() => migrate(database, migrations));
  await database.close();
  return made;
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });

const isPartition = new RegExp(`\\b(${largeTables.join('|')})_\\d+_\\d+`);

/**
 * The schema as `pg_dump` writes it, a text for each object: without partitions, and as if no table had any. Storage settings
 * stand at the partitions, so they are left out as well.
 */
export function schemaOf(adminUrl: string): string[] {
  const dump = run('pg_dump', '--schema-only', adminUrl);
  return dump
    .split(/^--\n(?=-- Name: )/m)
    .slice(1)
    .filter((object) => !isPartition.test(object))
    .map((object) =>
      object
        .replace(/\)\nPARTITION BY HASH \(site_id\);/, ');')
        .replace(/\)\nWITH \(.*\);/, ');')
        .replace(/^(CREATE (?:UNIQUE )?INDEX \S+ ON) ONLY /m, '$1 ')
        .replaceAll('ALTER TABLE ONLY ', 'ALTER TABLE ')
        .replace(/^\\unrestrict.*$/m, '')
        .replace(/\n-- PostgreSQL database dump complete\n--\n/, '')
        .trim(),
    )
    .sort();
}

/** All rows of every table, by table; a partition is none. */
export async function rowsOf(adminUrl: string): Promise<Record<string, unknown[]>> {
  const tables = await runSql(
    adminUrl,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables)
    rows[name] = await runSql(adminUrl, `SELECT t::text FROM ${name} t ORDER BY 1`);
  return rows;
}

export const partsOf = async (adminUrl: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await runSql(
        adminUrl,
        "SELECT inhparent::regclass::text AS name, count(*)::int AS parts FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE c.relkind = 'r' GROUP BY 1",
      )
    ).map(({ name, parts }) => [name, parts]),
  );
