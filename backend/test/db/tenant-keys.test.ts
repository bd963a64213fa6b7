import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeTables } from '../../src/db/partition/large-tables.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { makeCustomer, makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let site: Site;
let neighbour: Site;

beforeAll(async () => {
  test = await testApp();
  [site, neighbour] = [await makeSite(test), await makeSite(test)];
});
afterAll(() => test?.close());

const asOwner = async <Row>(query: string) => (await test.database.pool.query(query)).rows as Row[];
const inSite = (query: string) => test.database.inSite(site.id, (tx) => tx.execute(sql.raw(query)));

const TENANT_TABLES = `SELECT attrelid FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE attname = 'site_id' AND NOT attisdropped AND relkind = 'r' AND relnamespace = 'public'::regnamespace`;
const COMPARES_SITE = `EXISTS (SELECT FROM pg_attribute
  WHERE attrelid = conrelid AND attname = 'site_id' AND attnum = ANY (conkey))`;

it('has the tenant in the primary key of every table with a tenant', async () => {
  const without = await asOwner(`
    SELECT conrelid::regclass::text AS table FROM pg_constraint
    WHERE contype = 'p' AND conrelid IN (${TENANT_TABLES}) AND NOT ${COMPARES_SITE}`);
  expect(without).toEqual([]);
});

it('has the tenant in every unique index of the tables that can be partitioned', async () => {
  const { rows } = await test.database.pool.query(
    `SELECT indexrelid::regclass::text AS index FROM pg_index
    WHERE indisunique AND indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_attribute
      WHERE attrelid = indrelid AND attname = 'site_id' AND attnum = ANY ((indkey::int2[])[0:indnkeyatts - 1]))`,
    [largeTables],
  );
  expect(rows).toEqual([]);
});

it('compares the tenant in every foreign key between tables with a tenant', async () => {
  const keys = await asOwner<{ name: string; compares: boolean }>(`
    SELECT conrelid::regclass || '.' || conname AS name, ${COMPARES_SITE} AS compares FROM pg_constraint
    WHERE contype = 'f' AND conrelid IN (${TENANT_TABLES}) AND confrelid IN (${TENANT_TABLES})`);
  expect(keys.length).toBeGreaterThanOrEqual(74);
  expect(keys.filter((key) => !key.compares)).toEqual([]);
});

it('does not store another site’s id, even where no code checked it', async () => {
  const foreign = await makeProduct(test, neighbour);
  const { customerId } = await makeCustomer(test, site);
  await inSite(
    `INSERT INTO order_lists (site_id, customer_id, name) VALUES ('${site.id}', ${customerId}, 'x')`,
  );
  const stored = inSite(`
    INSERT INTO order_list_items (site_id, list_id, product_id, quantity, position)
    SELECT '${site.id}', id, ${foreign.id}, 1, 1 FROM order_lists LIMIT 1`);
  await expect(stored).rejects.toMatchObject({ cause: { code: '23503' } });
});

it('keeps a row with its site when the row it refers to is deleted', async () => {
  const product = await makeProduct(test, site);
  await inSite(`
    INSERT INTO shelf_labels (site_id, customer_id, list_id, product_id, place)
    SELECT '${site.id}', customer_id, id, ${product.id}, 'kelder' FROM order_lists LIMIT 1`);
  await inSite('DELETE FROM order_lists');
  const { rows } = await inSite('SELECT site_id, list_id FROM shelf_labels');
  expect(rows).toEqual([{ site_id: site.id, list_id: null }]);
});

it('shows the serving role its own site only, without token and admin code', async () => {
  expect((await inSite('SELECT id FROM sites')).rows).toEqual([{ id: site.id }]);
  for (const secret of ['token', 'admin_code', '*'])
    await expect(inSite(`SELECT ${secret} FROM sites`)).rejects.toMatchObject({ cause: { code: '42501' } });
});
