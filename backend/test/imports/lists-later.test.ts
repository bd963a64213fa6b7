import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Import, Site } from '../../src/db/schema/index.ts';
import { sql } from '../../src/db/sql.ts';
import { runDueJobs } from '../../src/jobs/run-jobs.ts';
import { leaveListsToJob } from '../../src/modules/imports/apply/leave-lists.ts';
import { listJobs } from '../../src/modules/list-renewals/renew-later.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { importer } from './run-import.ts';

const BY_PRICE = 3;

let test: TestApp;
let site: Site;
let sid: string;
const names = new Map<number, string>();

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  sid = await makeSession(test, site, await makeCustomer(test, site));
  for (const [articleNumber, priceCents] of [
    ['A', 100],
    ['B', 200],
  ] as const)
    names.set((await makeProduct(test, site, { articleNumber, priceCents })).id, articleNumber);
});
afterAll(() => test.close());

const order = async () =>
  (
    await test.data(endpoints.products.list, { ids: [...names.keys()], sort: BY_PRICE }, { site, sid })
  ).docs.map(({ product_id: id }) => names.get(id));
const counted = async () => (await test.data(endpoints.editing.feed, {}, { site })).products;
const jobs = () =>
  runDueJobs(
    {
      database: test.database,
      log: {
        warn: (told: unknown) => {
          throw told;
        },
        error: () => {},
      } as never,
    },
    listJobs,
    [site.id],
  );

/** Sets the price of A, as an import that changes the prices of this many products. */
const setPrice = (cents: number, products: number) =>
  test.database.inSite(site.id, async (tx) => {
    await tx.execute(
      sql`UPDATE product_units SET price_cents = ${cents} WHERE product_id IN (SELECT id FROM products WHERE article_number = 'A')`,
    );
    await tx.execute(sql`
      INSERT INTO list_renewals (site_id, prices)
      SELECT ${site.id}, array_agg(1000000 + n) FROM generate_series(1, ${products}) n`);
    await leaveListsToJob(tx, { siteId: site.id, id: 900 } as Import);
  });

it('lists follow the prices of many products in a job, and storefronts learn of it', async () => {
  expect(await order()).toEqual(['A', 'B']);
  await setPrice(300, 5_000);
  expect(await order()).toEqual(['A', 'B']);
  const before = await counted();
  expect(await jobs()).toBe(1);
  expect(await order()).toEqual(['B', 'A']);
  expect(await counted()).toBe(before + 1);
});

it('lists follow the prices of few products at once', async () => {
  await setPrice(100, 10);
  expect(await order()).toEqual(['A', 'B']);
  expect(await jobs()).toBe(0);
});

it('an import of many prices is right at once, and its lists after the job, also when that is done again', async () => {
  const own = await importer(test, site);
  const [from] = names.keys();
  const copies = 1_100;
  await test.database.asOwner(async (db) => {
    for (const [table, change] of [
      ['products', sql`jsonb_build_object('id', 500000 + n, 'article_number', 'N' || n)`],
      ['product_units', sql`jsonb_build_object('id', 500000 + n, 'product_id', 500000 + n, 'ean', '')`],
    ] as const)
      await db.execute(sql`
        INSERT INTO ${sql.identifier(table)}
        SELECT (jsonb_populate_record(t, ${change})).* FROM ${sql.identifier(table)} t, generate_series(1, ${copies}) n
        WHERE t.site_id = ${site.id} AND ${sql.identifier(table === 'products' ? 'id' : 'product_id')} = ${from}
          AND ${table === 'products' ? sql`true` : sql`t.is_default`}`);
  });
  const importID = await own.preview({
    kind: 'prices',
    lines: ['Artikelnummer;Prijs', 'A;3,00', ...Array.from({ length: copies }, (_, at) => `N${at + 1};9,00`)],
  });
  expect((await own.apply(importID)).state).toBe('applied');
  const only = { ids: [...names.keys()], sort: BY_PRICE as typeof BY_PRICE };
  const { docs } = await test.data(endpoints.products.list, only, { site, sid });
  expect(docs.map(({ product_id: id }) => names.get(id))).toEqual(['A', 'B']);
  expect(docs[0]?.calcprice).toBe(3);
  expect(await jobs()).toBe(1);
  expect(await order()).toEqual(['B', 'A']);
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE jobs SET state = 'waiting', ended_at = NULL WHERE key = ${`import ${importID}`}`),
  );
  await jobs();
  expect(await order()).toEqual(['B', 'A']);
});
