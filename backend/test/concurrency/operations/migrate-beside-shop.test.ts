import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../../src/db/migrate.ts';
import { sql } from '../../../src/db/sql.ts';
import { makeSite, type TestApp } from '../../support/index.ts';
import { postgresApp } from '../postgres-app.ts';

let test: TestApp;
let site: string;
beforeAll(async () => {
  test = await postgresApp(4);
  site = (await makeSite(test)).id;
});
afterAll(() => test?.close());

it('gives way to a transaction that has one of its tables and needs another, and is made after it', async () => {
  const known = readMigrations();
  const next = {
    sql: ['ALTER TABLE list_entries ADD COLUMN tried integer', 'ALTER TABLE sites ADD COLUMN tried integer'],
    bps: true,
    folderMillis: Math.max(...known.map(({ folderMillis }) => folderMillis)) + 1,
    hash: 'tried',
  };
  const waitsForSites = () =>
    test.database.pool
      .query(`SELECT FROM pg_locks WHERE NOT granted AND relation = 'sites'::regclass`)
      .then(({ rowCount }) => rowCount);
  let migrating: Promise<void> | undefined;
  await test.database.inSite(site, async (tx) => {
    await tx.execute(sql`SELECT FROM sites FOR KEY SHARE`);
    migrating = migrate(test.database, [...known, next]);
    // Now it has the entries, and waits for the sites.
    await expect.poll(waitsForSites, { timeout: 20_000, interval: 20 }).toBe(1);
    await tx.execute(sql`SELECT count(*) FROM list_entries`);
  });
  await migrating;
  const { rows } = await test.database.pool.query('SELECT tried FROM sites');
  expect(rows).toEqual([{ tried: null }]);
});
