import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceAgreements, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
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
let product: TestProduct;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  own = await importer(test, site);
  product = await makeProduct(test, site, { priceCents: 1_000 });
  await makeCustomer(test, site, { number: 'K100', company: 'De Linde' });
});
afterAll(() => test.close());

const stored = () =>
  test.database.inSite(site.id, (tx) =>
    tx
      .select({
        cents: priceAgreements.priceCents,
        from: priceAgreements.validFrom,
        until: priceAgreements.validUntil,
      })
      .from(priceAgreements)
      .orderBy(priceAgreements.validFrom),
  );
const mapping = (['customer_number', 'article_number', 'price', 'valid_from', 'valid_until'] as const).map(
  (field, column) => ({
    column,
    field,
    format: (['code', 'code', 'decimal_comma', 'date_dmy', 'date_dmy'] as const)[column] ?? 'code',
    empty: 'keep' as const,
  }),
);
const preview = (...lines: string[]) =>
  own.preview({ kind: 'agreements', lines: ['Klant;Artikel;Prijs;Van;Tot', ...lines], mapping });

it('adds and changes agreements of a customer, and takes them back', async () => {
  const first = await preview(`K100;${product.articleNumber};9,00;01-01-2027;31-12-2027`);
  expect(await own.changes(first)).toMatchObject([
    {
      ...{ code: 'K100', name: 'De Linde', before: null, after: '9.00', change: 'new' },
      part: `${product.articleNumber} per stuk, 01-01-2027 t/m 31-12-2027`,
    },
  ]);
  await own.apply(first);
  const agreed = [{ cents: 900, from: '2027-01-01', until: '2027-12-31' }];
  expect(await stored()).toEqual(agreed);

  const second = await preview(
    `K100;${product.articleNumber};8,50;01-01-2027;31-12-2027`,
    `K100;${product.articleNumber};8,00;01-01-2028;31-12-2028`,
  );
  expect(await own.changes(second)).toMatchObject([
    { before: '9.00', after: '8.50', change: 'down' },
    { before: null, after: '8.00', change: 'new' },
  ]);
  await own.apply(second);
  expect((await stored()).map(({ cents }) => cents)).toEqual([850, 800]);
  await own.apply(await own.undo(second));
  expect(await stored()).toEqual(agreed);
});

it('leaves out lines of unknown customers and of periods that end before they begin', async () => {
  const importID = await preview(
    `K999;${product.articleNumber};9,00;01-01-2027;31-12-2027`,
    `K100;${product.articleNumber};9,00;01-01-2027;31-12-2026`,
    `K100;${product.articleNumber};9,00;;31-12-2026`,
  );
  const { lines } = await test.data(imports.faulty, { importID }, own.caller);
  expect(lines.map(({ faults }) => faults)).toEqual([
    [{ code: 'customer_unknown', field: 'customer_number', column: 0 }],
    [{ code: 'period_reversed', field: 'valid_until', column: 4 }],
    [{ code: 'value_missing', field: 'valid_from', column: 3 }],
  ]);
});
