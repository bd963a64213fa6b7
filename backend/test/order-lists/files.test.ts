import { endpoints } from '@toonbank/contract';
import { beforeAll, expect, it } from 'vitest';
import { readFile } from '../../../lib/quick-order/read-file.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { pdfText } from '../pdf/read-pdf.ts';
import {
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { makeList } from './make-list.ts';

const { orderLists: lists } = endpoints;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});

const file = async (listID: number, type: 1 | 2 | 3) => {
  const { raw, headers, status } = await test.call(lists.get, { listID, type }, caller);
  expect(status).toBe(200);
  return { raw, text: raw.toString('utf8'), headers };
};

/** Products whose texts are as bad as they come. */
async function makeNasty() {
  const product = await makeProduct(test, site, {
    name: '=HYPERLINK("http://x.example";"Zeep & <sop>")',
    articleNumber: '+31-7',
    category: 'Sop',
    units: [{ name: 'doos', content: 6, priceCents: 1_250, ean: '8712345000004' }],
  });
  const gone = await makeProduct(test, site, { name: 'Ouwe doek', active: false });
  return [product, gone];
}

let nasty: TestProduct[];
beforeAll(async () => {
  nasty = await makeNasty();
});

const nastyList = () =>
  makeList(test, site, customer, {
    name: 'Café "West"',
    products: nasty,
    sortType: 2,
    item: { note: "@SOM(A1);\nregel 'twee'", quantity: 3 },
  });

it('is a CSV for Dutch spreadsheets, without formulas', async () => {
  const { text, headers } = await file(await nastyList(), 3);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('inline; filename="bestellijst-cafe-west.csv"');
  expect(text.startsWith('\uFEFFArtikelnummer;Omschrijving;')).toBe(true);
  expect(text.split('\r\n')[1]).toBe(
    `'+31-7;"'=HYPERLINK(""http://x.example"";""Zeep & <sop>"")";Blinkhoek;Sop;doos à 6 stuks;6;3;8712345000004;12,50;"'@SOM(A1);\nregel 'twee'";ja`,
  );
  expect(text).toContain(';10,00;');
  expect(text.trimEnd().endsWith(';nee')).toBe(true);
});

it('is an XML with the same data, for any text in it', async () => {
  const { text, headers } = await file(await nastyList(), 2);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(text).toContain('<bestellijst naam="Café &quot;West&quot;" gemaakt="');
  expect(text).toContain(
    '<omschrijving>=HYPERLINK(&quot;http://x.example&quot;;&quot;Zeep &amp; &lt;sop&gt;&quot;)</omschrijving>',
  );
  expect(text.match(/<regel>/g)).toHaveLength(2);
  expect(text).toContain('<prijs>12.50</prijs>');
});

it.each([
  ['CSV', 3],
  ['XML', 2],
] as const)('is a %s that the quick order takes back as it is', async (_, type) => {
  const units = [
    { name: 'doos', content: 6, priceCents: 1_250, ean: '8712345000004' },
    { name: 'rol', content: 1, priceCents: 250, ean: '8712345000011' },
  ];
  const roll = await makeProduct(test, site, {
    name: 'Rol 60\u00a0×\u00a080\u00a0cm 2\u2011laags; "zacht"',
    articleNumber: `TP-10.23${type}`,
    units,
  });
  const listID = await makeList(test, site, customer, {
    name: 'Terug',
    products: [...nasty, roll],
    item: { note: 'kelder;\n"links"', quantity: 3 },
  });
  const { raw } = await file(listID, type);
  const { lines, faults, left } = await readFile(new Blob([new Uint8Array(raw)]));
  expect({ faults, left }).toEqual({ faults: [], left: 0 });
  expect(lines.map(({ code, quantity, unit }) => [code, quantity, unit])).toEqual([
    ['+31-7', 3, 'doos à 6 stuks'],
    [nasty[1]?.articleNumber, 3, 'per stuk'],
    [`TP-10.23${type}`, 3, 'doos à 6 stuks'],
  ]);
});

it('prints kind and brand of a product on one line, what tells it apart on the next, in signs of the typeface', async () => {
  const name = 'Afvalzak Toonkeur 60\u00a0×\u00a080\u00a0cm 2\u2011laags';
  const product = await makeProduct(test, site, { name, brand: 'Toonkeur' });
  const listID = await makeList(test, site, customer, { products: [product] });
  const text = pdfText((await file(listID, 1)).raw);
  expect(text).not.toContain('Toonkeur 60');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Afvalzak Toonkeur\s+60 × 80 cm 2[-\u2011]laags/);
});

it('is a PDF with barcodes and no prices, with the whole list on any page of it', async () => {
  const { raw, headers } = await file(await nastyList(), 1);
  expect(headers['content-type']).toBe('application/pdf');
  const text = pdfText(raw);
  expect(text).toContain('8712345000004');
  expect(text).toContain('Niet meer leverbaar');
  expect(text).not.toContain('€');
  const products = [];
  for (let at = 0; at < 40; at += 1) products.push(await makeProduct(test, site));
  const listID = await makeList(test, site, customer, { products });
  const answer = await test.call(lists.get, { listID, type: 1, pageSize: 5 }, caller);
  const pages = pdfText(answer.raw);
  expect(products.filter(({ name }) => !pages.includes(name))).toEqual([]);
});

it('is a file of an empty list, too', async () => {
  const listID = await makeList(test, site, customer);
  expect((await file(listID, 3)).text.split('\r\n')).toHaveLength(2);
  expect((await file(listID, 2)).text).not.toContain('<regel>');
  expect(pdfText((await file(listID, 1)).raw)).toContain('Op deze lijst staat nog niets.');
});
