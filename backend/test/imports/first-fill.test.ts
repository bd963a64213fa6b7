import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importSamples } from '../../../locales/nl/admin/import-samples.ts';
import { customers, customerUsers, type Site } from '../../src/db/schema/index.ts';
import { makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { cart, groupDesk, imports, priceDesk, products } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  // As docs/first-shop.md says: groups at /beheer/groepen, a price list at /beheer/prijslijsten.
  const group = { name: 'Schoonmaak', parentID: null, column: 1 as const, hidden: false };
  const { groups } = await test.data(groupDesk.add, { group }, own.caller);
  const parentID = groups[0]?.group_id ?? 0;
  await test.data(groupDesk.add, { group: { ...group, name: 'Dweilen', parentID } }, own.caller);
  await test.data(priceDesk.add, { name: 'Horeca' }, own.caller);
});
afterAll(() => test.close());

const sheetOf = (kind: keyof typeof importSamples, options = {}) => ({
  kind,
  lines: importSamples[kind].rows.map((cells) => cells.join(';')),
  options,
});
/** Expects the values of each new article and customer in the order of the sheet's columns. */
async function expectSheetOrder(importID: number, columns: readonly string[]) {
  const { changes } = await test.data(imports.changes, { importID, search: '' }, own.caller);
  const isOfRow = ({ change, part }: (typeof changes)[number]) => change === 'new' && part === '';
  const byLine = Map.groupBy(changes.filter(isOfRow), ({ line }) => line);
  for (const ofLine of byLine.values()) {
    const places = ofLine.map(({ field }) => columns.indexOf(field)).filter((place) => place >= 0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
}

/** Applies a sample as it is proposed. @returns the lines that were left out */
async function fill(kind: keyof typeof importSamples, options = {}): Promise<string[]> {
  const importID = await own.open(sheetOf(kind));
  const { mapping } = await test.data(imports.columns, { importID }, own.caller);
  expect(mapping).toHaveLength(importSamples[kind].rows[0]?.length ?? 0);
  const shown = await own.preview(sheetOf(kind, options));
  const articles = new Set(importSamples[kind].rows.slice(1).map(([number]) => number)).size;
  const isNew = kind === 'products' || kind === 'customers';
  expect(await own.details(shown)).toMatchObject({ articles, new_articles: isNew ? articles : 0 });
  await expectSheetOrder(
    shown,
    mapping.toSorted((one, other) => one.column - other.column).map(({ field }) => field),
  );
  const { lines } = await test.data(imports.faulty, { importID: shown }, own.caller);
  expect(await own.apply(shown)).toMatchObject({ state: 'applied' });
  return lines.flatMap(({ cells, faults }) => faults.map(({ code }) => `${cells[0]} ${code}`));
}

it('fills an empty shop from the sample sheets as they are, with the groups of docs/first-shop.md, up to a first order', async () => {
  expect(await fill('products')).toEqual([]);
  expect(await fill('prices')).toEqual([]);
  const moment = new Date().toISOString();
  expect(await fill('stock', { stock_meaning: 'physical', moment })).toEqual([]);
  expect(await fill('customers')).toEqual([]);
  expect(await fill('agreements')).toEqual([]);
  expect(await fill('groups')).toEqual([]);

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
