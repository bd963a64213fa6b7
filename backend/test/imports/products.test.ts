import { endpoints, formatsOf, type ImportFieldName, importFields } from '@toonbank/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { products, productUnits, type Site } from '../../src/db/schema/index.ts';
import { storedRows } from '../authorisation/support/stored-rows.ts';
import {
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestGroup,
  testApp,
} from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports, cart, products: shown } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let cleaning: TestGroup;
let mops: TestGroup;
let buyer: { site: Site; sid: string };

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  own = await importer(test, site);
  buyer = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
  cleaning = await makeGroup(test, site, { label: 'Schoonmaak' });
  mops = await makeGroup(test, site, { label: 'Dweilen & moppen', parent: cleaning });
  await makeProduct(test, site, {
    ...{ articleNumber: 'A-1', name: 'Vlakmop blauw', group: mops, description: 'Oud', location: 'A-01' },
    units: [
      { name: 'stuk', description: 'per stuk', content: 1, priceCents: 250, ean: '8712345678906' },
      { name: 'doos', description: 'doos à 10 stuks', content: 10, priceCents: 2_250, ean: '' },
    ],
  });
  await found('mop');
});

/** Columns by the names of their fields, an empty cell of those in `clear` empties the value. */
const preview = (head: string, lines: string[], options: object = {}, clear: string[] = []) =>
  own.preview({
    kind: 'products',
    lines: [head, ...lines],
    options,
    mapping: head.split(';').map((field, column) => {
      const { type } = importFields.products[field as keyof typeof importFields.products];
      const [format] = formatsOf[type];
      return {
        ...{ column, format, field: field as ImportFieldName },
        empty: clear.includes(field) ? 'clear' : 'keep',
      } as const;
    }),
  });
const stored = async (articleNumber: string) =>
  test.database.inSite(site.id, async (tx) => {
    const [product] = await tx.select().from(products).where(eq(products.articleNumber, articleNumber));
    const units = await tx
      .select()
      .from(productUnits)
      .where(eq(productUnits.productId, product?.id ?? 0))
      .orderBy(asc(productUnits.position));
    return { product, units };
  });
const faults = async (importID: number) => {
  const { lines } = await test.data(imports.faulty, { importID }, own.caller);
  return lines.map(({ line, faults: [first] }) => `${line} ${first?.field ?? '-'} ${first?.code}`);
};
const found = async (search: string) => {
  const { docs } = await test.data(shown.list, { lang: 'nl', search }, buyer);
  return docs.map((doc) => doc.product_ext_code);
};
/** What imports keep of themselves, logs, and counts of lists, which are added up later. */
const ownTables =
  /^(?:import\w*|jobs|outbox_events|content_changes|admin_actions|past_prices|sessions|list_counts|search_vocabularies) /;
const theShop = async () =>
  (await storedRows(test, ({ site_id }: { site_id?: unknown }) => site_id === site.id)).filter(
    (row) => !ownTables.test(row),
  );

const NEW = 'article_number;name;group;brand;vat;description;location;active;unit;unit_content;ean;price';
const mop = [
  'B-1;Spinmop groot;Schoonmaak > Dweilen & moppen;Vanel;21;Draait;B-07;ja;stuk;;8710000000000;3,95',
  'B-1;;;;;;;;doos;12;;42,00',
];

it('adds an article with its units, in its groups, to be found, listed and ordered', async () => {
  const importID = await preview(NEW, mop);
  const seen = await own.changes(importID);
  expect(seen.every(({ change, code }) => change === 'new' && code === 'B-1')).toBe(true);
  expect(await own.apply(importID)).toMatchObject({ state: 'applied', changes: seen.length });
  const { product, units } = await stored('B-1');
  expect(product).toMatchObject({
    ...{ name: 'Spinmop groot', slug: 'spinmop-groot', brand: 'Vanel', vat: 21, category: mops.label },
    ...{
      groupId: mops.id,
      groupIds: mops.ids,
      description: 'Draait',
      location: 'B-07',
      active: true,
      stock: 0,
    },
  });
  const picture = await (await test.app()).inject({ url: product?.image ?? '' });
  expect(picture.headers['content-type']).toBe('image/svg+xml');
  expect(product?.images).toEqual([product?.image]);
  expect(units).toMatchObject([
    {
      name: 'stuk',
      description: 'per stuk',
      content: 1,
      ean: '8710000000000',
      priceCents: 395,
      isDefault: true,
    },
    {
      name: 'doos',
      description: 'doos à 12 stuks',
      content: 12,
      ean: '',
      priceCents: 4_200,
      isDefault: false,
    },
  ]);
  expect(await found('spinmop')).toEqual(['B-1']);
  await own.apply(
    await own.preview({
      kind: 'stock',
      lines: ['Artikelnummer;Voorraad', 'B-1;20'],
      options: { stock_meaning: 'physical', moment: new Date().toISOString() },
    }),
  );
  await test.data(cart.update, { id: product?.id ?? 0, quantity: 2 }, buyer);
});

it('makes a new article inactive when it is taken back, and keeps what somebody activated since', async () => {
  const importID = await preview(NEW, mop);
  await own.apply(importID);
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([{ field: 'active', before: 'true', after: 'false' }]);
  await own.apply(undoID);
  const { product, units } = await stored('B-1');
  expect(product?.active).toBe(false);
  expect(units).toHaveLength(2);

  const again = await preview(NEW, [
    `B-2${(mop[0] ?? '').slice(3).replace(';ja;', ';nee;').replace('8710000000000', '')}`,
  ]);
  await own.apply(again);
  await test.database.inSite(site.id, (tx) => tx.update(products).set({ active: true }));
  expect(await own.changes(await own.undo(again))).toMatchObject([{ change: 'kept', ticked: false }]);
});

it('changes mapped fields only, follows the rule for empty cells, and takes all back', async () => {
  const other = await makeGroup(test, site, { label: 'Emmers', parent: cleaning });
  const before = await theShop();
  const importID = await preview(
    'article_number;name;group;description;brand;unit;unit_content;ean;price',
    ['A-1;Vlakmop groen;emmers;;;;;;2,50', 'A-1;;;;;doos;12;;20,00'],
    {},
    ['description'],
  );
  expect(await own.changes(importID)).toMatchObject([
    { field: 'name', before: 'Vlakmop blauw', after: 'Vlakmop groen', change: 'changed' },
    { field: 'group', before: expect.stringMatching(/^Schoonmaak › .*oppen$/), after: 'Schoonmaak › Emmers' },
    { field: 'description', before: 'Oud', after: '', change: 'cleared' },
    {
      field: 'unit_content',
      part: 'doos à 10 stuks',
      before: '10',
      after: '12',
      warnings: ['content_changes'],
    },
    { field: 'price', before: '22.50', after: '20.00', change: 'down', percent: -11.11 },
  ]);
  expect(await theShop()).toEqual(before);
  await own.apply(importID);
  const { product, units } = await stored('A-1');
  expect(product).toMatchObject({
    ...{ groupIds: other.ids, category: 'Emmers', description: '', brand: 'Blinkhoek', location: 'A-01' },
    ...{ slug: 'vlakmop-blauw', name: 'Vlakmop groen' },
  });
  expect(units.map(({ content, ean, priceCents }) => [content, ean, priceCents])).toEqual([
    [1, '8712345678906', 250],
    [12, '', 2_000],
  ]);
  expect(await found('groen')).toEqual(['A-1']);
  await own.apply(await own.undo(importID));
  expect(await theShop()).toEqual(before);
});

it('adds a unit to an article that exists, and removes it again unless it was used since', async () => {
  const lines = ['A-1;pallet;480;90,00'];
  const head = 'article_number;unit;unit_content;price';
  const before = await theShop();
  const importID = await preview(head, lines);
  await own.apply(importID);
  expect((await stored('A-1')).units[2]).toMatchObject({ name: 'pallet', content: 480, position: 2 });
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([{ field: 'unit', before: 'pallet', change: 'removed' }]);
  await own.apply(undoID);
  expect(await theShop()).toEqual(before);

  const again = await preview(head, lines);
  await own.apply(again);
  const [, , pallet] = (await stored('A-1')).units;
  await makePriceList(test, site, [{ unit: { id: pallet?.id ?? 0 }, q: 480, priceCents: 8_000 }]);
  expect(await own.changes(await own.undo(again))).toMatchObject([{ change: 'kept', ticked: false }]);
});

it('warns of an EAN that another article has, and of another VAT rate', async () => {
  await makeProduct(test, site, { articleNumber: 'A-2', group: mops });
  const importID = await preview('article_number;vat;ean', ['A-2;9;8712345678906', 'A-1;9;']);
  expect(await own.changes(importID)).toMatchObject([
    { code: 'A-2', field: 'vat', warnings: ['vat_changes'] },
    { code: 'A-2', field: 'ean', warnings: ['ean_elsewhere'] },
    { code: 'A-1', field: 'vat', before: '21', after: '9' },
  ]);
  expect((await own.details(importID)).warnings).toEqual([
    { warning: 'ean_elsewhere', changes: 1 },
    { warning: 'vat_changes', changes: 2 },
  ]);
});

it('leaves out lines that say too little, or something else than an earlier line', async () => {
  await makeGroup(test, site, { label: 'Schoonmaak', path: 'c/keuken/schoonmaak' });
  const head = 'article_number;name;group;vat;unit;unit_content;price';
  const importID = await preview(head, [
    'N-1;Emmer;Bestaat niet;21;;;1,00',
    'N-2;Emmer;Schoonmaak;21;;;1,00',
    'N-3;Emmer;schoonmaak/dweilen-moppen;6;;;1,00',
    'N-4;;dweilen & moppen;21;;;1,00',
    'N-5;Emmer;dweilen & moppen;21;;;',
    'N-6;Emmer;dweilen & moppen;21;stuk;;1,00',
    'N-6;Teil;dweilen & moppen;21;doos;6;5,00',
    'N-6;;;;stuk;;1,00',
    'A-1;;;;pallet;;1,00',
    `N-7;${'x'.repeat(201)};dweilen & moppen;21;;;1,00`,
  ]);
  expect(await faults(importID)).toEqual([
    '2 group group_unknown',
    '3 group group_ambiguous',
    '4 vat vat_unknown',
    '5 name new_incomplete',
    '6 price new_incomplete',
    '8 - lines_differ',
    '9 - duplicate_line',
    '10 unit unit_unknown',
    '11 name too_long',
  ]);
  const known = await preview(head, ['N-1;Emmer;dweilen & moppen;21;;;1,00'], { add_new: false });
  expect(await faults(known)).toEqual(['2 article_number article_unknown']);
});

it('adds all lines of a new article or none, and is compared again when somebody else added it', async () => {
  const importID = await preview(NEW, mop);
  const [first] = await own.changes(importID);
  await test.data(imports.tick, { importID, ticked: false, changeIDs: [first?.change_id ?? 0] }, own.caller);
  expect((await own.changes(importID)).some(({ ticked }) => ticked)).toBe(false);
  await test.data(imports.tick, { importID, ticked: true }, own.caller);
  await makeProduct(test, site, { articleNumber: 'B-1', group: mops });
  const { revision } = await own.details(importID);
  const answer = await test.call(imports.apply, { importID, revision }, own.caller);
  expect(answer.body).toMatchObject({ error: { code: 'import_outdated' } });
  await own.work();
  expect(await own.changes(importID)).toContainEqual(
    expect.objectContaining({ field: 'name', after: 'Spinmop groot', change: 'changed' }),
  );
});
