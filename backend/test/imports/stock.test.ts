import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Job, products, type Site } from '../../src/db/schema/index.ts';
import { importJobs } from '../../src/modules/imports/job-handlers.ts';
import { deliver } from '../order-documents/deliver.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  setStock,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports, cart, service } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let product: TestProduct;
let buyer: { site: Site; sid: string };

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  buyer = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
});
afterAll(() => test.close());
beforeEach(async () => {
  product = await makeProduct(test, site, {
    stock: 100,
    units: [
      { name: 'stuk', description: 'stuk', content: 1 },
      { name: 'doos', description: 'doos', content: 10 },
    ],
  });
});

const order = async (quantity: number) => {
  await test.data(cart.update, { id: product.id, quantity }, buyer);
  return test.data(cart.sendOrder, { paymentOptions: { source: 'ECBASE' } }, buyer);
};
const stockNow = async () => {
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.select({ stock: products.stock }).from(products).where(eq(products.id, product.id)),
  );
  return row?.stock;
};
const now = () => new Date().toISOString();
const preview = (value: string, meaning: 'physical' | 'available', moment = now(), unit = '') =>
  own.preview({
    kind: 'stock',
    lines: ['Artikelnummer;Eenheid;Voorraad', `${product.articleNumber};${unit};${value}`],
    options: { stock_meaning: meaning, moment },
  });

it('takes what is ordered and not delivered off a physical stock', async () => {
  await order(7);
  const { order_number: number } = await order(5);
  await deliver(test, site, number);
  const importID = await preview('80', 'physical');
  expect(await own.changes(importID)).toMatchObject([
    { before: '88', after: '73', change: 'down', field: 'stock' },
  ]);
  await own.apply(importID);
  expect(await stockNow()).toBe(73);
});

it('also takes off what was delivered after its moment', async () => {
  const { order_number: number } = await order(5);
  const moment = now();
  await deliver(test, site, number);
  await own.apply(await preview('80', 'physical', moment));
  expect(await stockNow()).toBe(75);
});

it('takes only what was ordered since off an available stock', async () => {
  await order(7);
  const moment = now();
  await order(5);
  await own.apply(await preview('6', 'available', moment, 'doos'));
  expect(await stockNow()).toBe(55);
});

it('becomes 0 where more is ordered than there is, and says so', async () => {
  await order(30);
  const importID = await preview('20', 'physical');
  expect(await own.changes(importID)).toMatchObject([{ after: '0', warnings: ['stock_short'] }]);
  await own.apply(importID);
  expect(await stockNow()).toBe(0);
});

it('counts orders that come between the look and applying, which does not make it outdated', async () => {
  const importID = await preview('80', 'physical');
  await order(9);
  expect(await own.apply(importID)).toMatchObject({ state: 'applied' });
  expect(await stockNow()).toBe(71);
});

it('is compared again when somebody changed the stock by hand meanwhile', async () => {
  const importID = await preview('80', 'physical');
  const { revision } = await own.details(importID);
  await setStock(test, site, product, 50);
  const answer = await test.call(imports.apply, { importID, revision }, own.caller);
  expect(answer.body).toMatchObject({ error: { code: 'import_outdated' } });
  await own.work();
  expect(await own.changes(importID)).toMatchObject([{ before: '50', after: '80' }]);
});

it('is undone by as much as it changed, whatever was ordered, given back and delivered since', async () => {
  const { order_number: delivered } = await order(4);
  const { order_id: cancelled } = await order(3);
  const importID = await preview('60', 'physical');
  await own.apply(importID);
  expect(await stockNow()).toBe(53);
  await deliver(test, site, delivered);
  await test.data(service.cancelOrder, { orderID: cancelled }, buyer);
  await order(10);
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([
    { before: '46', after: '86', change: 'up', ticked: true },
  ]);
  await own.apply(undoID);
  expect(await stockNow()).toBe(86);
});

it('keeps a stock that somebody changed by hand since it was applied', async () => {
  const importID = await preview('60', 'physical');
  await own.apply(importID);
  await setStock(test, site, product, 61);
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([{ change: 'kept', ticked: false }]);
  await own.apply(undoID);
  expect(await stockNow()).toBe(61);
});

it('keeps and lists what is left when it can’t go on after its first slices', async () => {
  const importID = await preview('60', 'physical');
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ id: number }>(sql`
      UPDATE imports SET state = 'applying', applied_at = now() WHERE id = ${importID} RETURNING id`),
  );
  expect(rows).toHaveLength(1);
  const job = { siteId: site.id, kind: 'import.apply', key: String(importID) } as Job;
  await importJobs['import.apply'].giveUp?.({ database: test.database, log: console }, job);
  expect(await own.details(importID)).toMatchObject({ state: 'applied' });
  expect(await own.changes(importID)).toMatchObject([{ change: 'kept' }]);
  expect(await stockNow()).toBe(100);
});

it('demands what the numbers mean, and no moment to come', async () => {
  const importID = await own.open({
    kind: 'stock',
    lines: ['Artikelnummer;Voorraad', `${product.articleNumber};3`],
  });
  const { mapping } = await test.data(imports.columns, { importID }, own.caller);
  const ask = (options: object) => test.call(imports.setMapping, { importID, mapping, options }, own.caller);
  expect((await ask({})).body).toMatchObject({
    error: { fields: { 'options.stock_meaning': 'value_missing', 'options.moment': 'value_missing' } },
  });
  const moment = new Date(Date.now() + 3_600_000).toISOString();
  expect((await ask({ stock_meaning: 'physical', moment })).body).toMatchObject({
    error: { fields: { 'options.moment': 'too_large' } },
  });
});
