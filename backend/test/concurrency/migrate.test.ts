import { afterAll, beforeEach, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../src/db/connect.ts';
import { migrate, readMigrations } from '../../src/db/migrate.ts';
import { makeDatabase } from '../support/test-server.ts';
import { alone, atOnce } from './postgres-app.ts';

const TIMEOUT_MS = 150;
/** Longer than a statement may take, except in a migration. */
const SLOW = 'SELECT pg_sleep(0.3)';

const drops: (() => Promise<void>)[] = [];
let starters: Database[];

beforeEach(async () => {
  const made = await makeDatabase();
  drops.push(made.drop);
  starters = Array.from({ length: 4 }, () => connectPostgres(made.url, 2, TIMEOUT_MS));
});
afterAll(async () => {
  for (const drop of drops) await drop();
});

const closeAll = () => Promise.all(starters.map((starter) => starter.close()));
const starter = () => starters[0] as Database;

it('migrates an empty database once, when four processes start at the same time', async () => {
  await alone(() => atOnce(4, async (turn) => migrate(starters[turn] as Database)));
  const { rows } = await starter().pool.query(
    'SELECT count(*)::int AS runs, count(DISTINCT hash)::int AS migrations FROM drizzle.__drizzle_migrations',
  );
  expect(rows[0].runs).toBe(readMigrations().length);
  expect(rows[0].runs).toBe(rows[0].migrations);
  await atOnce(4, async (turn) => migrate(starters[turn] as Database));
  await closeAll();
});

it('waits for the lock, and migrates, for longer than the statement timeout', async () => {
  const known = readMigrations();
  const slow = { sql: [SLOW, SLOW], folderMillis: 1_999_999_999_999, hash: 'slow', bps: true };
  await alone(() => atOnce(3, async (turn) => migrate(starters[turn] as Database, [...known, slow])));
  await expect(starter().pool.query(SLOW)).rejects.toThrow(/statement timeout/);
  await closeAll();
});

it('refuses a database of a newer version, and leaves it unchanged', async () => {
  await alone(() => migrate(starter()));
  await starter().pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 1999999999999)",
  );
  await expect(migrate(starter())).rejects.toThrow(/migrations \(1\) that this version .* does not know/);
  await closeAll();
});

it('undoes all migrations of a start when one of them fails', async () => {
  const known = readMigrations();
  const wrong = { sql: ['SELECT nothing'], folderMillis: 1_999_999_999_999, hash: 'wrong', bps: true };
  await alone(() =>
    expect(migrate(starter(), [...known, wrong])).rejects.toThrow(/column "nothing" does not exist/),
  );
  const { rows } = await starter().pool.query("SELECT to_regclass('public.sites') AS sites");
  expect(rows).toEqual([{ sites: null }]);
  await closeAll();
});
