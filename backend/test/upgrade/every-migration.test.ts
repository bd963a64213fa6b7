import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectEmbedded, connectPostgres, type Database } from '../../src/db/connect.ts';
import { migrate, readMigrations } from '../../src/db/migrate.ts';
import { makeDatabase, nameOf, type ServerDatabase } from '../support/test-server.ts';
import { cartUnitsData } from './example/cart-units-data.ts';
import { fillCommonData, readerOf, runUpgrade, type UpgradeData } from './run-upgrade.ts';

const folder = import.meta.dirname;
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(folder, '../../src/db/migrations/meta/_journal.json'), 'utf8'),
);
const known = readMigrations();
const names = journal.entries.map(({ tag }) => tag);
const dataOf = async (tag: string): Promise<UpgradeData> =>
  (await import(join(folder, `data/${tag}.ts`))).default;

async function onDatabase(
  { url }: ServerDatabase,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = connectPostgres(url, 1);
  await work(database).finally(database.close);
}

/** Runs `work` for every migration after the baseline, on a copy of one database that is migrated on from one to the next. */
async function beforeEachMigration(work: (database: Database, at: number) => Promise<void>): Promise<void> {
  const original = await makeDatabase();
  try {
    await onDatabase(original, (database) => fillCommonData(database, known.slice(0, 1)));
    for (const at of names.keys()) {
      if (at === 0) continue;
      const copy = await makeDatabase(nameOf(original));
      await onDatabase(copy, (database) => work(database, at)).finally(copy.drop);
      await onDatabase(original, (database) => migrate(database, known.slice(0, at + 1)));
    }
  } finally {
    await original.drop();
  }
}

describe('every migration after the baseline', () => {
  it('has data with which its upgrade is tested', () => {
    const data = globSync('data/*.ts', { cwd: folder }).map((file) => basename(file, '.ts'));
    expect(data.sort(), 'backend/test/upgrade/data/<migration>.ts').toEqual(names.slice(1).sort());
  });

  it('keeps that data and the common data', async () => {
    await beforeEachMigration(async (database, at) => {
      const name = names[at] ?? '';
      if (existsSync(join(folder, `data/${name}.ts`)))
        await runUpgrade(database, known.slice(0, at + 1), await dataOf(name));
    });
  }, 180_000);
});

/** A migration that exists in the test only, at a time after all others. */
const migration = (number: number, ...sql: string[]) => ({
  sql,
  folderMillis: 1_999_999_999_000 + number,
  hash: sql.join(),
  bps: true,
});
const unchanged: UpgradeData = { fill: [], changes: [], expectChanged: async () => {} };

describe('the test of an upgrade', () => {
  let database: Database;
  const migrations = [...known];
  beforeAll(async () => {
    database = await connectEmbedded('memory');
    await fillCommonData(database, known.slice(0, 1));
    await migrate(database, known);
  }, 180_000);
  afterAll(() => database.close());

  it('has rows of two sites in every table of the baseline', async () => {
    const read = readerOf(database);
    const baseline = known[0]?.sql.join('') ?? '';
    const made = [...baseline.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => `'${name}'`);
    const tables = await read(
      `SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'site_id' AND table_name IN (${made}) ORDER BY 1`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables)
      expect(await read(`SELECT DISTINCT site_id FROM ${name} ORDER BY 1`), String(name)).toEqual([
        { site_id: 'noord' },
        { site_id: 'zuid' },
      ]);
  });

  it('passes a migration that changes what its data names', async () => {
    migrations.push(migration(1, readFileSync(join(folder, 'example/0001_cart_units.sql'), 'utf8')));
    await runUpgrade(database, migrations, cartUnitsData);
    migrations.push(migration(2, "UPDATE orders SET order_ref = 'nieuw'"));
    await runUpgrade(database, migrations, { ...unchanged, changes: ['orders.order_ref'] });
  });

  it('fails a migration that loses a value, a row, a column or a table that its data does not name', async () => {
    const losses = [
      ['orders', "UPDATE orders SET order_ref = 'weg' WHERE site_id = 'zuid'"],
      ['coupon_uses', "DELETE FROM coupon_uses WHERE site_id = 'noord'"],
      ['invoices', 'ALTER TABLE invoices DROP COLUMN breakdown'],
      ['site_reviews', 'DROP TABLE site_reviews'],
    ];
    for (const [table = '', sql = ''] of losses) {
      migrations.push(migration(migrations.length + 2, sql));
      await expect(runUpgrade(database, migrations, unchanged), sql).rejects.toThrow(table);
    }
  });
});
