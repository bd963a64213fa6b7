import { readFileSync } from 'node:fs';
import { endpoints } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importSamples } from '../../../locales/nl/admin/import-samples.ts';
import { customers, customerUsers, type Site } from '../../src/db/schema/index.ts';
import { makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { cart, imports, products } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  const [, statements = ''] = /BEGIN;(.*?)COMMIT;/s.exec(readFileSync('docs/first-shop.md', 'utf8')) ?? [];
  await test.database.inSite(site.id, async (tx) => {
    for (const statement of statements.replaceAll('mijnwinkel', site.id).split(';'))
      if (statement.trim() !== '') await tx.execute(sql.raw(statement));
  });
});
afterAll(() => test.close());

const sheetOf = (kind: keyof typeof importSamples, options = {}) => ({
  kind,
  lines: importSamples[kind].rows.map((cells) => cells.join(';')),
  options,
});
/** Applies a sample as it is proposed. @returns the lines that were left out */
async function fill(kind: keyof typeof importSamples, options = {}): Promise<string[]> {
  const importID = await own.open(sheetOf(kind));
  const { mapping } = await test.data(imports.columns, { importID }, own.caller);
  expect(mapping).toHaveLength(importSamples[kind].rows[0]?.length ?? 0);
  const shown = await own.preview(sheetOf(kind, options));
  const { lines } = await test.data(imports.faulty, { importID: shown }, own.caller);
  expect(await own.apply(shown)).toMatchObject({ state: 'applied' });
  return lines.flatMap(({ cells, faults }) => faults.map(({ code }) => `${cells[0]} ${code}`));
}

it('fills an empty shop from the sample sheets as they are, with the groups of docs/first-shop.md, up to a first order', async () => {
  expect(await fill('products')).toEqual([]);
  expect(await fill('prices')).toEqual([]);
  expect(await fill('customers')).toEqual([]);
  expect(await fill('agreements')).toEqual([]);
  const moment = new Date().toISOString();
  expect(await fill('stock', { stock_meaning: 'physical', moment })).toEqual(['A-1002 article_unknown']);

  const [found] = await test.database.inSite(site.id, (tx) =>
    tx
      .select({ userId: customerUsers.id })
      .from(customerUsers)
      .innerJoin(customers, eq(customers.id, customerUsers.customerId))
      .where(eq(customers.number, '2001')),
  );
  const buyer = { site, sid: await makeSession(test, site, { userId: found?.userId ?? 0 }) };
  const { docs } = await test.data(products.list, { lang: 'nl', search: 'spinmop' }, buyer);
  expect(docs).toMatchObject([{ product_ext_code: 'A-1001' }]);
  await test.data(cart.update, { id: docs[0]?.product_id ?? 0, quantity: 12 }, buyer);
  const order = await test.data(cart.sendOrder, { paymentOptions: { source: 'ECBASE' } }, buyer);
  expect(order.order_number).toBeTruthy();
});
