import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { priceTiers, type Site } from '../../src/db/schema/index.ts';
import { eq } from '../../src/db/sql.ts';
import {
  type Caller,
  makeAdmin,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;
let one: TestProduct;
let listId: number;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  one = await makeProduct(test, site, {
    units: [
      { name: 'stuk', description: 'stuk', content: 1, priceCents: 250, ean: '' },
      { name: 'doos', description: 'doos', content: 12, priceCents: 2_700, ean: '' },
    ],
  });
  listId = await makePriceList(test, site, []);
});
afterAll(() => test.close());

type Pasted = z.input<typeof imports.paste.request>;
const pasted = (name: string, columns: Pasted['columns']): Pasted => ({
  ...{ kind: 'prices', name, columns },
  text: ['Artikelnummer;Eenheid;Staffel vanaf;Prijs', `${one.articleNumber};doos;2;25,50`].join('\n'),
});
const typed: NonNullable<Pasted['columns']>['mapping'] = [
  { column: 0, field: 'article_number', format: 'code' },
  { column: 1, field: 'unit', format: 'text' },
  { column: 2, field: 'from_quantity', format: 'decimal_comma' },
  { column: 3, field: 'price', format: 'decimal_comma' },
];

it('compares lines whose columns are known at once, for a list by its id', async () => {
  const input = pasted('lijst A', { mapping: typed, options: { price_list_id: listId } });
  const { import_id: importID } = await test.data(imports.paste, input, own.caller);
  await own.work();
  expect(await own.details(importID)).toMatchObject({ state: 'preview', filename: 'lijst A', faulty: 0 });
  expect(await own.changes(importID)).toMatchObject([{ change: 'new', before: null, after: '25.50' }]);
  await own.apply(importID);
  const tiers = () =>
    test.database.inSite(site.id, (tx) =>
      tx.select().from(priceTiers).where(eq(priceTiers.priceListId, listId)),
    );
  expect(await tiers()).toContainEqual(expect.objectContaining({ q: 24, priceCents: 2_550 }));
  const undoID = await own.undo(importID);
  expect(await own.details(undoID)).toMatchObject({ undo_of: importID, filename: 'lijst A' });
  await own.apply(undoID);
  expect(await tiers()).not.toContainEqual(expect.objectContaining({ q: 24 }));
});

it('makes no import for columns or a list that do not fit, nor for a role without prices', async () => {
  const count = async () => (await test.data(imports.list, {}, own.caller)).imports.length;
  const before = await count();
  const refused = (columns: Pasted['columns'], caller: Caller = own.caller) =>
    test.call(imports.paste, pasted('lijst A', columns), caller);
  expect((await refused({ mapping: typed.slice(0, 3) })).body).toMatchObject({
    error: { code: 'invalid_request', fields: { 'mapping.price': 'value_missing' } },
  });
  const other = await importer(test, await makeSite(test));
  expect(
    (await refused({ mapping: typed, options: { price_list_id: listId } }, other.caller)).body,
  ).toMatchObject({ error: { fields: { 'options.price_list_id': 'not_found' } } });
  const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site, { role: 'warehouse' }) });
  expect((await refused({ mapping: typed }, { site, sid })).body).toMatchObject({
    error: { code: 'role_required' },
  });
  expect(await count()).toBe(before);
});
