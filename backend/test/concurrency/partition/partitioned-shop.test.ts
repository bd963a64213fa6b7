import { endpoints } from '@toonbank/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectPostgres } from '../../../src/db/connect.ts';
import { runPartitionCommand } from '../../../src/db/partition/command.ts';
import { largeTables } from '../../../src/db/partition/large-tables.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  type TestProduct,
  testApp,
  testPassword,
} from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { runSql } from '../owned-database.ts';
import { atOnce, persistently } from '../postgres-app.ts';

const { auth, cart, products } = endpoints;
const PARTS = 8;
const STOCK = 7;
const BUYERS = 12;

interface Shop {
  site: Site;
  groupId: number;
  plenty: TestProduct;
  scarce: TestProduct;
  usernames: string[];
  sid: string;
}
let database: ServerDatabase;
let test: TestApp;
let shops: [Shop, Shop];

/** In two of the parts: the part is a hash of the id, the same on each server. */
const IDS = ['partitieeen', 'partitietwee'] as const;

async function fill(filling: TestApp, id: string): Promise<Shop> {
  const site = await makeSite(filling, { id });
  const group = await makeGroup(filling, site);
  const plenty = await makeProduct(filling, site, { name: `Doek van ${site.id}`, group, stock: 1_000 });
  const scarce = await makeProduct(filling, site, { name: 'Laatste rol', group, stock: STOCK });
  const priceListId = await makePriceList(filling, site, [{ unit: plenty.unit, q: 1, priceCents: 77 }]);
  const usernames: string[] = [];
  while (usernames.length < BUYERS)
    usernames.push((await makeCustomer(filling, site, { priceListId })).username);
  const sid = await makeSession(filling, site, await makeCustomer(filling, site, { priceListId }));
  await filling.data(cart.update, { id: plenty.id, quantity: 1 }, { site, sid });
  await filling.data(cart.sendOrder, {}, { site, sid });
  return { site, groupId: group.id, plenty, scarce, usernames, sid };
}

beforeAll(async () => {
  database = await migratedDatabase();
  const filling = await testApp(async () => connectPostgres(database.url, 4));
  shops = [await fill(filling, IDS[0]), await fill(filling, IDS[1])];
  await filling.close();
  const alone = connectPostgres(database.url, 1);
  await runPartitionCommand(alone, { into: PARTS, confirmed: true }, largeTables);
  await alone.close();
  test = await testApp(async () => connectPostgres(database.url, 20));
  for (const { site } of shops) test.toBeFound.add(site.id);
}, 240_000);
afterAll(async () => {
  await test?.close();
  await database?.drop();
});

const inSite = async ({ site }: Shop, query: string) =>
  (await test.database.inSite(site.id, (tx) => tx.execute(query))).rows;

it('serves customers of both sites at once: log in, search, fill a cart, order; stock sells exactly', async () => {
  const bought = await Promise.all(
    shops.map(({ site, plenty, scarce, usernames }) =>
      atOnce(BUYERS, async (turn) => {
        const { sid: visitor } = (await test.call(auth.initSession, {}, { site })).body as { sid: string };
        const login = { username: usernames[turn] ?? '', password: testPassword };
        const answer = await test.call(auth.login, login, { site, sid: visitor });
        const { sid } = answer.body as { sid: string };
        const found = await test.data(products.list, { search: 'doek' }, { site, sid });
        expect(found.docs.map((doc) => doc.product_id)).toEqual([plenty.id]);
        await test.data(cart.update, { id: scarce.id, quantity: 1 }, { site, sid });
        return (await persistently(() => test.call(cart.sendOrder, {}, { site, sid }))).status;
      }),
    ),
  );
  for (const [at, statuses] of bought.entries()) {
    const shop = shops[at] as Shop;
    expect(statuses.toSorted()).toEqual([...Array(STOCK).fill(200), ...Array(BUYERS - STOCK).fill(422)]);
    const [counted] = await inSite(
      shop,
      `SELECT (SELECT stock FROM products WHERE id = ${shop.scarce.id}) AS stock,
        array_agg(number ORDER BY number) AS numbers, (SELECT count(*)::int FROM order_rows) AS rows FROM orders`,
    );
    const numbers = Array.from({ length: STOCK + 1 }, (_, index) => index + 1);
    expect(counted).toEqual({ stock: 0, numbers, rows: STOCK + 1 });
  }
}, 120_000);

describe('the wall between the sites', () => {
  it('holds through every table', async () => {
    for (const table of largeTables) {
      if (table === 'price_agreements') continue;
      for (const shop of shops)
        expect([table, await inSite(shop, `SELECT DISTINCT site_id FROM ${table}`)]).toEqual([
          table,
          [{ site_id: shop.site.id }],
        ]);
    }
    await expect(
      inSite(shops[0], `UPDATE products SET site_id = '${shops[1].site.id}'`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
  });

  it('stands at the partitions too, and behind it is nothing to see even with the right to read', async () => {
    const read = () => inSite(shops[0], `SELECT * FROM products_${PARTS}_0`);
    await expect(read()).rejects.toMatchObject({ cause: { code: '42501' } });
    const partitions = Array.from({ length: PARTS }, (_, at) => `products_${PARTS}_${at}`);
    await runSql(database.url, `GRANT SELECT ON ${partitions} TO toonbank_app`);
    for (const partition of partitions)
      expect(await inSite(shops[0], `SELECT 1 FROM ${partition}`)).toEqual([]);
    await runSql(database.url, `REVOKE SELECT ON ${partitions} FROM toonbank_app`);
  });

  it('has foreign keys that refuse another site’s rows, and the loss of what is still named', async () => {
    const [shop, { plenty: foreign }] = shops;
    const unit = (product: TestProduct) => `
      INSERT INTO product_units (site_id, product_id, name, description, content, is_default, ean, price_cents, position)
      VALUES ('${shop.site.id}', ${product.id}, 'doos', 'doos', 6, false, '', 500, 2)`;
    await expect(inSite(shop, unit(foreign))).rejects.toMatchObject({ cause: { code: '23503' } });
    await inSite(shop, unit(shop.plenty));
    await inSite(
      shop,
      `UPDATE orders SET replaces_id = (SELECT id FROM orders WHERE number = 1) WHERE number = 2`,
    );
    await expect(inSite(shop, `DELETE FROM orders WHERE number = 1`)).rejects.toMatchObject({
      cause: { code: '23503' },
    });
  });

  it('deletes the rows of a product with it, by foreign keys and by triggers', async () => {
    const [{ site }] = shops;
    const gone = await makeProduct(test, site);
    const left = async () =>
      inSite(
        shops[0],
        `SELECT (SELECT count(*)::int FROM product_units WHERE product_id = ${gone.id}) AS units,
          (SELECT count(*)::int FROM list_entries WHERE product_id = ${gone.id}) AS entries`,
      );
    expect(await left()).toEqual([{ units: 1, entries: 2 }]);
    await inSite(shops[0], `DELETE FROM products WHERE id = ${gone.id}`);
    expect(await left()).toEqual([{ units: 0, entries: 0 }]);
  });
});

describe('a call of one site', () => {
  /** The partitions that a plan reads. */
  const read = (plan: pg.QueryResult['rows']) => [
    ...new Set(
      plan
        .map((row) => String(row['QUERY PLAN']))
        .filter((line) => !line.includes('never executed'))
        .flatMap((line) => /on (\w+)_(\d+)_(\d+)\b/.exec(line)?.[3] ?? []),
    ),
  ];
  async function asServing<T>(
    work: (client: pg.Client, set: (shop: Shop) => Promise<unknown>) => Promise<T>,
  ) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return await work(client, ({ site }) =>
        client.query(`ROLLBACK; BEGIN; SET LOCAL ROLE toonbank_app; SET LOCAL app.site = '${site.id}'`),
      );
    } finally {
      await client.end();
    }
  }
  const partitionOf = async ({ site }: Shop) => {
    const [row] = await runSql(
      database.url,
      `SELECT tableoid::regclass::text AS name FROM products WHERE site_id = '${site.id}' LIMIT 1`,
    );
    return row?.name.split('_').at(-1);
  };

  it('reads the partition of its site alone, prepared once for all sites', async () => {
    const expected = [await partitionOf(shops[0]), await partitionOf(shops[1])];
    expect(expected[0]).not.toBe(expected[1]);
    await asServing(async (client, set) => {
      await client.query("SET plan_cache_mode = 'force_generic_plan'");
      await client.query(
        `PREPARE one AS SELECT p.name, e.list_cents FROM products p JOIN list_entries e USING (site_id) WHERE e.product_id = p.id`,
      );
      for (const shop of [...shops, shops[0]]) {
        await set(shop);
        const { rows } = await client.query('EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) EXECUTE one');
        expect(JSON.stringify(rows)).toContain('Subplans Removed: 7');
        expect(read(rows)).toEqual([await partitionOf(shop)]);
        const { rows: names } = await client.query('EXECUTE one');
        expect(new Set(names.map(({ name }) => name))).toContain(shop.plenty.name);
        expect(names.every(({ name }) => !/Doek van/.test(name) || name === shop.plenty.name)).toBe(true);
      }
    });
  });

  it('does so in the statement of a customer’s list', async () => {
    for (const shop of shops) {
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      await test.data(products.list, { groupID: shop.groupId }, { site: shop.site, sid: shop.sid });
      const calls = sent.mock.calls as unknown as [{ text?: string }, unknown[]][];
      const [list, values] = calls.find(([{ text }]) => text?.includes('FROM list_entries e')) ?? [];
      sent.mockRestore();
      const rows = await asServing(async (client, set) => {
        await set(shop);
        return (await client.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${list?.text}`, values)).rows;
      });
      expect(read(rows)).toEqual([await partitionOf(shop)]);
    }
  });
});
