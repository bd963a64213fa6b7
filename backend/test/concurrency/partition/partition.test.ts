import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeTables } from '../../../src/db/partition/large-tables.ts';
import { type makeOwnedDatabase, runSql } from '../owned-database.ts';
import { givePartition, makeFilledDatabase, partsOf, rowsOf, schemaOf } from './partition-database.ts';

type Made = Awaited<ReturnType<typeof makeOwnedDatabase>>;
let made: Made;
beforeAll(async () => {
  made = await makeFilledDatabase();
  await runSql(made.url, ...EVERYTHING);
});
afterAll(() => made?.drop());

/** Parts that a table may have, and that not all large ones have today. */
const EVERYTHING = [
  `ALTER TABLE orders ADD COLUMN gone text, ADD COLUMN half_cents integer GENERATED ALWAYS AS (total_cents / 2) STORED,
    ADD COLUMN serial integer GENERATED ALWAYS AS IDENTITY (START WITH 500 INCREMENT BY 5)`,
  'ALTER TABLE orders DROP COLUMN gone',
  `ALTER TABLE products SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05)`,
  'ALTER TABLE products ALTER COLUMN brand SET STATISTICS 500, ALTER COLUMN brand SET (n_distinct = 900), ALTER COLUMN description SET STORAGE external',
  'CREATE STATISTICS products_of_brand (dependencies) ON brand, kleur FROM products',
  'ALTER TABLE products DISABLE TRIGGER sale_begins',
  'CREATE POLICY no_future ON orders AS RESTRICTIVE FOR UPDATE TO toonbank_app USING (number < 1000000) WITH CHECK (number < 2000000)',
  'GRANT SELECT (id, name), UPDATE (name) ON products TO pg_monitor WITH GRANT OPTION',
  'GRANT REFERENCES ON orders TO pg_monitor',
  'ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO toonbank_app',
  'ALTER TABLE order_rows ADD CONSTRAINT later FOREIGN KEY (site_id, order_id) REFERENCES orders DEFERRABLE INITIALLY DEFERRED',
  'CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  'CREATE CONSTRAINT TRIGGER at_the_end AFTER INSERT OR DELETE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION nothing()',
  "COMMENT ON TABLE orders IS 'a'; COMMENT ON COLUMN orders.status IS 'b'; COMMENT ON INDEX orders_owed IS 'c'",
  "COMMENT ON CONSTRAINT orders_pkey ON orders IS 'd'; COMMENT ON CONSTRAINT orders_user_id_fkey ON orders IS 'e'",
  "COMMENT ON CONSTRAINT orders_payment_state_check ON orders IS 'f'; COMMENT ON TRIGGER at_the_end ON orders IS 'g'",
  "COMMENT ON POLICY own_site ON orders IS 'h'; COMMENT ON STATISTICS products_of_brand IS 'i'",
];

async function expectUnchanged(work: () => Promise<void>) {
  const before = [schemaOf(made.adminUrl), await rowsOf(made.adminUrl), await partsOf(made.adminUrl)];
  await work();
  expect([schemaOf(made.adminUrl), await rowsOf(made.adminUrl), await partsOf(made.adminUrl)]).toEqual(
    before,
  );
}
const give = (...args: string[]) => givePartition(made.url, ...args).ended;
const each = (parts: number) => Object.fromEntries(largeTables.map((table) => [table, parts]));

it('says what it would do, and does nothing without --yes', async () => {
  await expectUnchanged(async () => {
    const { code, said } = await give('--into', '4');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/Would become 4 partitions by site:\n {2}products, \d+ kB/),
    ]);
  });
  expect(await give('--into', '65', '--yes')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Usage:'),
  });
});

it('refuses while a backend is connected, and names its process', async () => {
  await expectUnchanged(async () => {
    const backend = new pg.Client({ connectionString: made.url });
    await backend.connect();
    const { rows } = await backend.query('SELECT pg_backend_pid() AS pid');
    const { code, said } = await give('--into', '4', '--yes');
    await backend.end();
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`A backend is connected: process ${rows[0]?.pid}, `),
    ]);
  });
});

it('gives up when another program holds a table, and names that', async () => {
  await expectUnchanged(async () => {
    const holder = new pg.Client({ connectionString: made.adminUrl, application_name: 'de nachtkopie' });
    await holder.connect();
    await holder.query('BEGIN; SELECT count(*) FROM order_rows');
    const { code, said } = await give('--into', '4', '--yes');
    await holder.end();
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/not free for 10s: process .* de nachtkopie holds .*order_rows/),
    ]);
  });
}, 60_000);

const OBSTACLES = [
  {
    make: 'CREATE UNIQUE INDEX one_number ON products (id, name)',
    remove: 'DROP INDEX one_number',
    sentence: 'products has the unique index one_number without site_id',
  },
  {
    make: 'CREATE VIEW shown AS SELECT id FROM orders',
    remove: 'DROP VIEW shown',
    sentence: 'view shown depends on orders',
  },
  {
    make: 'CREATE FUNCTION of_orders() RETURNS SETOF orders LANGUAGE sql AS $$ SELECT * FROM orders $$',
    remove: 'DROP FUNCTION of_orders',
    sentence: 'function of_orders() depends on the type of a row of orders',
  },
  {
    make: 'ALTER TABLE orders ADD CONSTRAINT small CHECK (number < 9) NOT VALID',
    remove: 'ALTER TABLE orders DROP CONSTRAINT small',
    sentence: 'orders has the constraint small, which is not validated',
  },
];

it('refuses what a table with partitions could not have or would lose, and names all of it', async () => {
  await runSql(made.adminUrl, ...OBSTACLES.map(({ make }) => make));
  await expectUnchanged(async () => {
    const { code, said } = await give('--into', '4', '--yes');
    expect(code).toBe(1);
    for (const { sentence } of OBSTACLES) expect(said).toContain(sentence);
  });
  await runSql(made.adminUrl, ...OBSTACLES.map(({ remove }) => remove));
});

it('leaves everything as it was when it is killed in the middle', async () => {
  // The check of the last table's rows, which are copied last, takes as long as is asked for.
  await runSql(
    made.adminUrl,
    'CREATE TABLE pace AS SELECT 0 AS seconds; GRANT SELECT ON pace TO PUBLIC',
    'CREATE FUNCTION unhurried() RETURNS boolean LANGUAGE sql AS $$ SELECT pg_sleep(seconds) IS NOT NULL FROM public.pace $$',
    'ALTER TABLE order_rows ADD CONSTRAINT pace CHECK (unhurried())',
    'UPDATE pace SET seconds = 600',
  );
  await expectUnchanged(async () => {
    const { child, ended } = givePartition(made.url, '--into', '4', '--yes');
    const sessions = () =>
      runSql(made.adminUrl, `SELECT wait_event FROM pg_stat_activity WHERE usename = '${made.owner}'`);
    await expect.poll(sessions, { timeout: 60_000 }).toEqual([{ wait_event: 'PgSleep' }]);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(sessions, { timeout: 30_000 }).toEqual([]);
  });
  await runSql(
    made.adminUrl,
    'ALTER TABLE order_rows DROP CONSTRAINT pace',
    'DROP FUNCTION unhurried',
    'DROP TABLE pace',
  );
}, 120_000);

it('changes nothing but the partitions: no row, constraint, index, trigger, policy or right', async () => {
  const [schema, rows] = [schemaOf(made.adminUrl), await rowsOf(made.adminUrl)];
  expect(rows.orders?.length).toBeGreaterThan(1);
  expect(schema.length).toBeGreaterThan(500);
  const { code, said } = await give('--into', '4', '--yes');
  expect([code, said]).toEqual([0, expect.stringContaining(`order_rows: ${rows.order_rows?.length} rows`)]);
  expect(schemaOf(made.adminUrl)).toEqual(schema);
  expect(await rowsOf(made.adminUrl)).toEqual(rows);
  expect(await partsOf(made.adminUrl)).toEqual(each(4));
  const settings = await runSql(
    made.adminUrl,
    "SELECT DISTINCT reloptions FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid WHERE inhparent = 'products'::regclass",
  );
  expect(settings).toEqual([{ reloptions: ['fillfactor=80', 'autovacuum_vacuum_scale_factor=0.05'] }]);
});

it('leaves the serving role no way to a partition, whatever the default rights are', async () => {
  const open = await runSql(
    made.adminUrl,
    `SELECT c.relname FROM pg_class c JOIN pg_inherits ON inhrelid = c.oid WHERE c.relkind = 'r'
      AND (has_table_privilege('toonbank_app', c.oid, 'SELECT') OR NOT c.relrowsecurity OR NOT c.relforcerowsecurity)`,
  );
  expect(open).toEqual([]);
});

it('says that it is done, changes the number, and makes the tables what they were', async () => {
  expect(await give('--into', '4', '--yes')).toMatchObject({
    code: 0,
    said: expect.stringContaining('already'),
  });
  const [schema, rows] = [schemaOf(made.adminUrl), await rowsOf(made.adminUrl)];
  for (const parts of [3, 1]) {
    expect(await give('--into', String(parts), '--yes')).toMatchObject({ code: 0 });
    expect(await partsOf(made.adminUrl)).toEqual(parts === 1 ? {} : each(parts));
    expect([schemaOf(made.adminUrl), await rowsOf(made.adminUrl)]).toEqual([schema, rows]);
  }
  const [settings] = await runSql(
    made.adminUrl,
    "SELECT reloptions FROM pg_class WHERE relname = 'products'",
  );
  expect(settings?.reloptions).toHaveLength(2);
}, 120_000);
