import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceTiers, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  setPrice,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports, cart } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let one: TestProduct;
let two: TestProduct;
let listId: number;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  one = await makeProduct(test, site, {
    units: [
      { name: 'stuk', description: 'stuk', content: 1, priceCents: 250, ean: '8712345678906' },
      { name: 'doos', description: 'doos', content: 12, priceCents: 2_700, ean: '' },
    ],
  });
  two = await makeProduct(test, site, { priceCents: 1_000 });
  listId = await makePriceList(test, site, [{ unit: one.unit, q: 10, priceCents: 225 }]);
});
afterAll(() => test.close());

const pricesOf = async (product: TestProduct) => {
  const rows = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ name: string; cents: number }>(
      sql`SELECT name, price_cents AS cents FROM product_units WHERE product_id = ${product.id} ORDER BY id`,
    ),
  );
  return Object.fromEntries(rows.rows.map(({ name, cents }) => [name, cents]));
};

it('shows what changes, applies exactly that, and takes it back', async () => {
  const importID = await own.preview({
    kind: 'prices',
    lines: [
      'Artikelnummer;Eenheid;Prijs',
      `${one.articleNumber};stuk;2,60`,
      `${one.articleNumber};doos;27,00`,
      `${two.articleNumber};;7,50`,
      'ONBEKEND;;1,00',
      `${two.articleNumber};;8,00`,
    ],
  });
  const seen = await own.details(importID);
  expect(seen).toMatchObject({ state: 'preview', lines: 5, changes: 2, faulty: 2, unchanged: 1 });
  expect(seen).toMatchObject({ articles: 2, new_articles: 0 });
  expect(seen.counts).toEqual([
    { change: 'down', changes: 1, ticked: 1, mean_percent: -25 },
    { change: 'up', changes: 1, ticked: 1, mean_percent: 4 },
  ]);
  expect(await own.changes(importID)).toMatchObject([
    { code: one.articleNumber, part: 'stuk', field: 'price', before: '2.50', after: '2.60', line: 2 },
    { code: two.articleNumber, before: '10.00', after: '7.50', change: 'down', percent: -25, line: 4 },
  ]);
  const { lines } = await test.data(imports.faulty, { importID }, own.caller);
  expect(lines).toEqual([
    {
      line: 5,
      cells: ['ONBEKEND', '', '1,00'],
      ...{ code: 'ONBEKEND', name: '' },
      faults: [{ code: 'article_unknown', field: null, column: null }],
    },
    {
      line: 6,
      cells: [two.articleNumber, '', '8,00'],
      ...{ code: two.articleNumber, name: '' },
      faults: [{ code: 'duplicate_line', field: null, column: null }],
    },
  ]);

  expect(await own.apply(importID)).toMatchObject({ state: 'applied', changes: 2 });
  expect([await pricesOf(one), await pricesOf(two)]).toEqual([{ stuk: 260, doos: 2_700 }, { stuk: 750 }]);

  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([
    { before: '2.60', after: '2.50', change: 'down', ticked: true },
    { before: '7.50', after: '10.00', change: 'up', ticked: true },
  ]);
  expect(await own.apply(undoID)).toMatchObject({ state: 'applied', undo_of: importID });
  expect([await pricesOf(one), await pricesOf(two)]).toEqual([{ stuk: 250, doos: 2_700 }, { stuk: 1_000 }]);
  expect(await own.details(importID)).toMatchObject({ state: 'undone', undo_until: null });
});

it('reads tiers, of the list that a column or the import names, and removes new ones again', async () => {
  const importID = await own.preview({
    kind: 'prices',
    lines: [
      'Artikelnummer;Eenheid;Prijs;Vanaf',
      `${one.articleNumber};stuk;2,20;10`,
      `${one.articleNumber};doos;25,00;2`,
    ],
    mapping: [
      { column: 0, field: 'article_number', format: 'code', empty: 'keep' },
      { column: 1, field: 'unit', format: 'text', empty: 'keep' },
      { column: 2, field: 'price', format: 'decimal_comma', empty: 'keep' },
      { column: 3, field: 'from_quantity', format: 'decimal_comma', empty: 'keep' },
    ],
    options: { price_list_id: listId },
  });
  expect(await own.changes(importID)).toMatchObject([
    { part: expect.stringMatching(/^vanaf 10 stuk/), before: '2.25', after: '2.20', change: 'down' },
    { part: expect.stringMatching(/^vanaf 2 doos/), before: null, after: '25.00', change: 'new' },
  ]);
  expect((await own.details(importID)).touches.price_lists).toBe(1);
  const tiers = () =>
    test.database.inSite(site.id, (tx) =>
      tx.select().from(priceTiers).orderBy(priceTiers.unitId, priceTiers.q),
    );
  const before = await tiers();
  await own.apply(importID);
  expect(await tiers()).toMatchObject([
    { q: 10, priceCents: 220 },
    { q: 24, priceCents: 2_500 },
  ]);
  await own.apply(await own.undo(importID));
  expect(await tiers()).toEqual(before);
});

it('is compared again when a price has changed since it was looked at', async () => {
  const lines = ['Artikelnummer;Prijs', `${two.articleNumber};11,00`];
  const importID = await own.preview({ kind: 'prices', lines });
  const { revision } = await own.details(importID);
  await setPrice(test, site, two, 1_050);
  const answer = await test.call(imports.apply, { importID, revision }, own.caller);
  expect([answer.status, answer.body]).toMatchObject([409, { error: { code: 'import_outdated' } }]);
  await own.work();
  expect(await own.details(importID)).toMatchObject({ state: 'preview', outdated: true });
  expect(await own.changes(importID)).toMatchObject([{ before: '10.50', after: '11.00' }]);
  await own.apply(importID);
  expect(await pricesOf(two)).toEqual({ stuk: 1_100 });
});

it('keeps and lists what somebody changed by hand after it was applied', async () => {
  const lines = ['Artikelnummer;Prijs', `${one.articleNumber};3,00`, `${two.articleNumber};12,00`];
  const importID = await own.preview({ kind: 'prices', lines });
  await own.apply(importID);
  await setPrice(test, site, two, 1_234);
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([
    { code: one.articleNumber, change: 'down', ticked: true },
    { code: two.articleNumber, change: 'kept', ticked: false, before: '12.34' },
  ]);
  await test.data(imports.tick, { importID: undoID, ticked: true }, own.caller);
  await own.apply(undoID);
  expect([await pricesOf(one), await pricesOf(two)]).toMatchObject([{ stuk: 250 }, { stuk: 1_234 }]);
});

it('applies only what is ticked, and not what was seen before the last tick', async () => {
  const lines = ['Artikelnummer;Prijs', `${one.articleNumber};4,00`, `${two.articleNumber};13,00`];
  const importID = await own.preview({ kind: 'prices', lines });
  const { revision } = await own.details(importID);
  const [first] = await own.changes(importID);
  await test.data(imports.tick, { importID, ticked: false, changeIDs: [first?.change_id ?? 0] }, own.caller);
  const answer = await test.call(imports.apply, { importID, revision }, own.caller);
  expect(answer.body).toMatchObject({ error: { code: 'import_outdated' } });
  expect(await own.apply(importID)).toMatchObject({ state: 'applied', changes: 1 });
  expect([await pricesOf(one), await pricesOf(two)]).toMatchObject([{ stuk: 250 }, { stuk: 1_300 }]);
});

it('warns of jumps, of prices below the purchase price and of a lost comma', async () => {
  const importID = await own.preview({
    kind: 'prices',
    lines: [
      'Artikelnummer;Prijs;Inkoopprijs',
      `${one.articleNumber};250;2,00`,
      `${two.articleNumber};12,345;20,00`,
    ],
  });
  expect(await own.changes(importID)).toMatchObject([
    { warnings: ['price_jump'] },
    { after: '12.35', warnings: ['below_purchase_price', 'rounded'] },
  ]);
  expect((await own.details(importID)).warnings).toEqual([
    { warning: 'below_purchase_price', changes: 1 },
    { warning: 'price_jump', changes: 1 },
    { warning: 'rounded', changes: 1 },
  ]);
});

it('warns of a first price of a list that is above the article’s own price, or below half of it', async () => {
  const three = await makeProduct(test, site, { priceCents: 560 });
  const { articleNumber } = three;
  const importID = await own.preview({
    kind: 'prices',
    lines: [
      'Artikelnummer;Prijs;Vanaf',
      `${articleNumber};5,32;5`,
      `${articleNumber};50,40;10`,
      `${articleNumber};0,50;20`,
    ],
    options: { price_list_id: listId },
  });
  expect(await own.changes(importID)).toMatchObject([
    { change: 'new', after: '5.32', warnings: [] },
    { change: 'new', after: '50.40', warnings: ['unlike_own_price'] },
    { change: 'new', after: '0.50', warnings: ['unlike_own_price'] },
  ]);
});

it('counts the carts, customers and lists that it touches', async () => {
  const customer = await makeCustomer(test, site);
  const sid = await makeSession(test, site, customer);
  await test.data(cart.update, { id: two.id, quantity: 1 }, { site, sid });
  const lines = ['Artikelnummer;Prijs', `${one.articleNumber};5,00`, `${two.articleNumber};14,00`];
  const importID = await own.preview({ kind: 'prices', lines });
  expect((await own.details(importID)).touches).toEqual({
    price_lists: 1,
    customers: 0,
    recurring_orders: 0,
    carts: 1,
  });
});

it('changes nothing that no column is mapped to', async () => {
  const before = await test.database.inSite(site.id, (tx) =>
    tx.select().from(productUnits).orderBy(productUnits.id),
  );
  const importID = await own.preview({
    kind: 'prices',
    lines: ['Artikelnummer;EAN;Naam;Prijs', `${one.articleNumber};8711111111117;Anders;9,00`],
    mapping: [
      { column: 0, field: 'article_number', format: 'code', empty: 'keep' },
      { column: 3, field: 'price', format: 'decimal_comma', empty: 'keep' },
    ],
  });
  await own.apply(importID);
  const after = await test.database.inSite(site.id, (tx) =>
    tx.select().from(productUnits).orderBy(productUnits.id),
  );
  expect(after).toEqual(
    before.map((unit) => (unit.id === one.unit.id ? { ...unit, priceCents: 900 } : unit)),
  );
});
