import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { dayFromNow } from '../order-documents/deliver.ts';
import {
  makeProduct,
  makeSite,
  setPrice,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let product: TestProduct;
let importID: number;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
});
afterAll(() => test.close());
beforeEach(async () => {
  product = await makeProduct(test, site, { priceCents: 1_000 });
  importID = await own.preview({
    kind: 'prices',
    lines: ['Artikelnummer;Prijs', `${product.articleNumber};11,00`],
  });
});

const plan = async (effectiveOn: string) => {
  const { revision } = await own.details(importID);
  return test.call(imports.apply, { importID, revision, effectiveOn }, own.caller);
};
/** As at midnight of that day. */
const letDayCome = async () => {
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE jobs SET run_at = now() WHERE state = 'waiting'`),
  );
  await own.work();
};
const price = async () => {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ cents: number }>(
      sql`SELECT price_cents AS cents FROM product_units WHERE id = ${product.unit.id}`,
    ),
  );
  return rows[0]?.cents;
};

it('is applied by itself when its day begins', async () => {
  expect((await plan(dayFromNow(1))).status).toBe(200);
  await own.work();
  expect([(await own.details(importID)).state, await price()]).toEqual(['planned', 1_000]);
  await letDayCome();
  expect([(await own.details(importID)).state, await price()]).toEqual(['applied', 1_100]);
});

it('is not applied when it was taken back', async () => {
  await plan(dayFromNow(1));
  await test.data(imports.unplan, { importID }, own.caller);
  await letDayCome();
  expect([(await own.details(importID)).state, await price()]).toEqual(['preview', 1_000]);
});

it('waits for somebody to look again when something else has changed by then', async () => {
  await plan(dayFromNow(1));
  await setPrice(test, site, product, 1_050);
  await letDayCome();
  expect(await own.details(importID)).toMatchObject({ state: 'preview', outdated: true });
  expect(await price()).toBe(1_050);
});

it.each([
  [dayFromNow(0), 'too_small'],
  ['2026-02-31', 'invalid_format'],
])('refuses %s', async (day, fault) => {
  expect((await plan(day)).body).toMatchObject({
    error: { code: 'invalid_request', fields: { effectiveOn: fault } },
  });
});
