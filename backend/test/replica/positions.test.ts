import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MortalPostgres, startTestPostgres } from '../../../scripts/test/postgres.ts';
import { Positions } from '../../src/db/replica/positions.ts';
import { runSql } from '../concurrency/owned-database.ts';

let server: MortalPostgres;
let positions: Positions;
beforeAll(async () => {
  server = await startTestPostgres();
  positions = new Positions(server.url);
});
afterAll(async () => {
  await positions?.close();
  await server?.stop();
});

const isPast = async (later: string, earlier: string) =>
  (await runSql(server.url, `SELECT '${later}'::pg_lsn > '${earlier}'::pg_lsn AS past`))[0]?.past;

it('tells a position that is past every commit from before the question, also where calls share one', async () => {
  await positions.facts();
  positions.trust();
  await runSql(server.url, 'CREATE TABLE notes (n int)');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  let writing = true;
  // So that a question is always under way when a commit ends.
  const asking = (async () => {
    while (writing) await positions.current();
  })();
  for (let turn = 0; turn < 20; turn += 1) {
    await client.query('BEGIN');
    await client.query('INSERT INTO notes VALUES ($1)', [turn]);
    const { rows } = await client.query('SELECT pg_current_wal_insert_lsn() AS position');
    await client.query('COMMIT');
    const together = await Promise.all(Array.from({ length: 10 }, () => positions.current()));
    expect(await isPast(together[0] ?? '', rows[0].position)).toBe(true);
    expect(new Set(together).size).toBe(1);
  }
  writing = false;
  await asking;
  await client.end();
});

it('trusts a new connection only once its server was looked at', async () => {
  await positions.facts();
  positions.trust();
  await expect(positions.current()).resolves.toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  await runSql(
    server.url,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await expect(positions.current()).rejects.toThrow();
  await expect(positions.current()).rejects.toThrow('not looked at');
  await positions.facts();
  await expect(positions.current()).rejects.toThrow('not looked at');
  positions.trust();
  await expect(positions.current()).resolves.toMatch(/\//);
});
