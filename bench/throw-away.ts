import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectPostgres, type Database } from '../backend/src/db/connect.ts';
import { Refusal } from '../scripts/lib/process.ts';
import { startPostgres } from '../scripts/test/postgres.ts';

async function onServer(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(statement);
    return Object.values(rows[0] ?? {})[0] ?? '';
  } finally {
    await client.end();
  }
}

/**
 * Runs work on a temporary PostgreSQL database; `version` is such as 'PostgreSQL 18.1'.
 * @returns undefined without PostgreSQL, with a message that `what` is not measured
 */
export async function onThrowAway<T>(
  what: string,
  work: (database: Database, version: string, url: string) => Promise<T>,
  connections = 2,
): Promise<T | undefined> {
  const server = await startPostgres().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    process.stdout.write(`${what} are not measured. ${error.message}\n`);
  });
  if (!server) return undefined;
  const name = `toonbank_bench_${randomUUID().replaceAll('-', '')}`;
  try {
    const version = await onServer(server.url, 'SHOW server_version');
    await onServer(server.url, `CREATE DATABASE ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = connectPostgres(url.href, connections);
    try {
      return await work(database, `PostgreSQL ${version.split(' ')[0]}`, url.href);
    } finally {
      await database.close();
      await onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await server.stop();
  }
}
