import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { alone, atOnce, makeDatabase } from './postgres-app.ts';

let drop: (() => Promise<void>) | undefined;
let starters: Database[];

beforeAll(async () => {
  const made = await makeDatabase();
  drop = made.drop;
  starters = Array.from({ length: 4 }, () => connectPostgres(made.url, 2));
});
afterAll(async () => {
  await Promise.all((starters ?? []).map((starter) => starter.close()));
  await drop?.();
});

it('brings an empty database up to date once, when four starters come at the same time', async () => {
  await alone(() => atOnce(4, async (turn) => migrate(starters[turn] as Database)));
  const { rows } = await (starters[0] as Database).pool.query(
    'SELECT count(*)::int AS runs, count(DISTINCT hash)::int AS migrations FROM drizzle.__drizzle_migrations',
  );
  expect(rows[0].runs).toBeGreaterThan(0);
  expect(rows[0].runs).toBe(rows[0].migrations);
});

it('changes nothing when the schema is up to date', async () => {
  await atOnce(4, async (turn) => migrate(starters[turn] as Database));
});
