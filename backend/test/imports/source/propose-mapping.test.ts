import { importKinds } from '@toonbank/contract/imports/kinds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proposeMapping, type SampledColumn } from '../../../src/modules/imports/source/propose-mapping.ts';

const proposed = (kind: (typeof importKinds)[number], columns: SampledColumn[]) =>
  Object.fromEntries(proposeMapping(kind, columns).map(({ column, field }) => [field, column]));
const named = (...headings: string[]): SampledColumn[] =>
  headings.map((heading) => ({ heading, samples: [] }));
const EANS = [
  '8712345000004',
  8712345000011,
  '8712345000028',
  '8712345000035',
  '8712345000042',
  '8712345000059',
];

it('knows columns by the names that suppliers give them', () => {
  expect(
    proposed(
      'prices',
      named('Art.nr.', 'EAN-code', 'Omschrijving', 'Verp. eenheid', 'Nettoprijs', 'Inkoopprijs'),
    ),
  ).toEqual({ article_number: 0, ean: 1, unit: 3, price: 4, purchase_price: 5 });
  expect(proposed('prices', named('SKU', 'GTIN', 'Unit', 'Price'))).toEqual({
    article_number: 0,
    ean: 1,
    unit: 2,
    price: 3,
  });
  expect(proposed('stock', named('Artikelcode', 'Vrije voorraad'))).toEqual({ article_number: 0, stock: 1 });
  expect(
    proposed(
      'customers',
      named('Debiteurnr', 'Bedrijfsnaam', 'KvK-nummer', 'Btw-nummer', 'Postcode', 'Plaats'),
    ),
  ).toEqual({ number: 0, company: 1, kvk: 2, vat_number: 3, postcode: 4, city: 5 });
  expect(
    proposed('products', named('Artikelnummer', 'Omschrijving', 'Productgroep', 'Merk', 'Btw %', 'Barcode')),
  ).toEqual({ article_number: 0, name: 1, group: 2, brand: 3, vat: 4, ean: 5 });
  expect(
    proposed('agreements', named('Klantnr', 'Artikelnr', 'Afspraakprijs', 'Ingangsdatum', 'Einddatum')),
  ).toEqual({ customer_number: 0, article_number: 1, price: 2, valid_from: 3, valid_until: 4 });
});

it('knows a column of EANs by its check digits, whatever its heading', () => {
  const prices = [1.25, 2.5, 3, 4, 5, 6];
  expect(
    proposed('prices', [
      { heading: 'Nummer 2', samples: EANS },
      { heading: 'Prijs', samples: prices },
    ]),
  ).toEqual({ ean: 0, price: 1 });
  const wrong = EANS.map((ean) => String(ean).replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
  expect(proposed('prices', [{ heading: 'Nummer 2', samples: wrong }])).toEqual({});
});

it('keeps a column of EANs that Excel rounded, by its heading alone', () => {
  const samples = ['8,71235E+12', '8.71235E+12', 8712350000000, '8,71235E+12', '8,71235E+12'];
  expect(proposed('products', [...named('Artikelnummer'), { heading: 'EAN', samples }])).toEqual({
    article_number: 0,
    ean: 1,
  });
  expect(proposed('prices', [{ heading: 'Bedragen', samples }])).toEqual({});
});

it('chooses the format in which the values can be read', () => {
  const formats = (kind: 'prices' | 'agreements', columns: SampledColumn[]) =>
    proposeMapping(kind, columns).map(({ format }) => format);
  expect(formats('prices', [{ heading: 'Prijs', samples: ['1,25', '1.250,00', '3'] }])).toEqual([
    'decimal_comma',
  ]);
  expect(formats('prices', [{ heading: 'Prijs', samples: ['1.25', '1,250.00', '3'] }])).toEqual([
    'decimal_point',
  ]);
  expect(formats('agreements', [{ heading: 'Ingangsdatum', samples: ['12/31/2026', '01/02/2026'] }])).toEqual(
    ['date_mdy'],
  );
  expect(formats('agreements', [{ heading: 'Ingangsdatum', samples: ['20261231', '20260102'] }])).toEqual([
    'date_ymd',
  ]);
});

it('does not propose a column that has a fitting name and other contents', () => {
  expect(proposed('prices', [{ heading: 'Prijs', samples: ['zie lijst', 'op aanvraag', 'nvt'] }])).toEqual(
    {},
  );
});

it('proposes each column and each field at most once, whatever the sheet', () => {
  const heading = fc.oneof(
    fc.constantFrom('EAN', 'Prijs', 'prijs', 'Artikelnr', 'Nummer', 'Omschrijving', 'Voorraad'),
    fc.string(),
  );
  const column = fc.record({
    heading,
    samples: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constantFrom(...EANS)), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...importKinds), fc.array(column, { maxLength: 10 }), (kind, columns) => {
      const mapping = proposeMapping(kind, columns);
      expect(new Set(mapping.map((one) => one.column)).size).toBe(mapping.length);
      expect(new Set(mapping.map((one) => one.field)).size).toBe(mapping.length);
      expect(mapping.every((one) => one.empty === 'keep' && one.column < columns.length)).toBe(true);
    }),
  );
});
