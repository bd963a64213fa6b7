import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products, type Site } from '../../src/db/schema/index.ts';
import { dayFromNow, dutch } from '../order-documents/deliver.ts';
import { flatText } from '../order-documents/paper.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { pdfPages, pdfText } from '../pdf/read-pdf.ts';
import { makeAgreement, makeProduct, type TestApp } from '../support/index.ts';

const { fixedPrices } = endpoints.service;

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { buyer: { company: 'De Afnemer B.V.' } },
);

const list = (input: Record<string, unknown> = {}) => test.data(fixedPrices, input, buyer.caller);
const agree = (product: { unit: { id: number } }, from: number, until: number, priceCents = 500) =>
  makeAgreement(test, site, buyer.customer, product.unit, {
    priceCents,
    validFrom: dayFromNow(from),
    validUntil: dayFromNow(until),
  });

it('lists agreements with their last day beside the list price; ended ones are absent', async () => {
  const soap = await makeProduct(test, site, { name: 'Zeep', priceCents: 899 });
  const rolls = await makeProduct(test, site, { name: 'afwasborstel', priceCents: 1_000 });
  await agree(soap, -10, 200, 755);
  await agree(rolls, -10, 0);
  await agree(rolls, 1, 90);
  await agree(soap, -90, -1);
  const answer = await list();
  expect(answer.map(({ product, state }) => [product.product_name, state])).toEqual([
    ['afwasborstel', 'ending'],
    ['afwasborstel', 'future'],
    ['Zeep', 'running'],
  ]);
  expect(answer[2]).toMatchObject({
    unit_id: soap.unit.id,
    unit_desc: 'per stuk',
    price: 7.55,
    list_price: 8.99,
    from: dayFromNow(-10),
    until: dayFromNow(200),
    product: { product_id: soap.id, calcprice: 7.55, price_source: 'agreement' },
  });
  expect(await list({ productID: soap.id })).toHaveLength(1);
});

it('leaves out discontinued products, and other customers’ agreements', async () => {
  const gone = await makeProduct(test, site);
  await agree(gone, -1, 10);
  await test.database.inSite(site.id, (tx) =>
    tx.update(products).set({ active: false }).where(eq(products.id, gone.id)),
  );
  const other = await makeBuyer(test, site);
  await makeAgreement(test, site, other.customer, (await makeProduct(test, site)).unit);
  expect(await list()).toEqual([]);
});

it('comes as a PDF to print, over several pages', async () => {
  const last = dayFromNow(40);
  for (let count = 0; count < 45; count += 1)
    await agree(
      await makeProduct(test, site, { name: `Artikel ${count}`, articleNumber: `PA-${count}-Z` }),
      -1,
      40,
    );
  const answer = await test.call(fixedPrices, { print: true }, buyer.caller);
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="prijsafspraken-K\d+\.pdf"$/),
    },
  });
  const pages = pdfPages(answer.raw);
  expect(pages.length).toBeGreaterThan(1);
  const text = flatText(answer.raw);
  for (const part of ['De Afnemer B.V.', '€ 10,00', '€ 5,00', dutch(last), `Pagina 2 van ${pages.length}`])
    expect(text).toContain(part);
  for (let count = 0; count < 45; count += 1) expect(text).toContain(`PA-${count}-Z`);
});

it('says so in print when there is no agreement', async () => {
  const { raw } = await test.call(fixedPrices, { print: true }, buyer.caller);
  expect(pdfText(raw)).toContain('Er lopen op dit moment geen prijsafspraken.');
});
