import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeAdmin,
  makeAgreement,
  makeCustomer,
  makeGroup,
  makeOptions,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  makeTarget,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list, get } = endpoints.products;
const priceKeys = /price|prijs|cents|euro|source|discount|korting/i;
const notPrices = new Set(['free_shipping_from', 'shipping']);

/** All keys of an answer that look like a price, at any depth. */
function priceFields(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(priceKeys.test(key) && !notPrices.has(key) ? [`${path}.${key}`] : []),
    ...priceFields(inner, `${path}.${key}`),
  ]);
}

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** A site with a product that has every kind of price there is. */
async function shop(prices: Site['prices']) {
  const site = await makeSite(test, { prices });
  const group = await makeGroup(test, site);
  const units = [
    { name: 'pak', content: 8, priceCents: 495 },
    { name: 'doos', content: 48, priceCents: 2495, isDefault: true },
  ];
  const product = await makeProduct(test, site, {
    group,
    units,
    name: 'Toiletpapier',
    family: 'wc',
    step: 2,
    isSale: true,
    oldPriceCents: 2995,
  });
  const option = await makeProduct(test, site, { group, family: 'wc', houseBrand: true });
  await makeOptions(test, site, product, { choices: [option] });
  await makeTarget(test, site, 'TopAanbieding', [product]);
  const priceListId = await makePriceList(test, site, [
    { unit: product.unit, q: 96, priceCents: 2295 },
    { unit: product.unit, q: 480, priceCents: 1995 },
  ]);
  return { site, group, product, option, priceListId };
}

const listings = (product: TestProduct) => [
  {},
  { groupID: product.group.id },
  { search: 'toiletpapier' },
  { search: 'toiletpapeir' },
  { ids: [product.id] },
  { sale: true },
  { target: 'TopAanbieding' },
  { target: 'relatedProducts', productID: product.id },
  { target: 'productLinked', productID: product.id },
  { sort: 3 },
  { sort: { field: 'price', order: 'desc' } },
  { filters: { merk: ['Blinkhoek'] } },
  { filters: { prijs: ['0-50', '24.95-24.96'] } },
  { search: 'toiletpapier', suggest: true },
];

describe("a shop that shows customers' prices only", () => {
  it('sends visitors and admins no price field in any list, on any product, at any depth', async () => {
    const { site, product } = await shop('customers');
    const admin = await makeSession(test, site, { adminId: await makeAdmin(test, site) });
    for (const sid of [undefined, await makeSession(test, site), admin]) {
      const caller = { site, ...(sid && { sid }) };
      for (const request of listings(product)) {
        const { status, body } = await test.call(list, request, caller);
        expect([status, priceFields(body)], JSON.stringify(request)).toEqual([200, []]);
        expect(JSON.stringify(body)).not.toMatch(/24[.,]?95|22[.,]?95|29[.,]?95/);
      }
      const page = await test.call(get, { id: product.id }, caller);
      expect([page.status, priceFields(page.body)]).toEqual([200, []]);
    }
  });

  it('sorts nothing by price for visitors', async () => {
    const { site } = await shop('customers');
    const ids = async (sort: unknown) => {
      const { body } = await test.call(list, { sort }, { site });
      return (body as { data: { docs: { product_id: number }[] } }).data.docs.map((doc) => doc.product_id);
    };
    for (const order of ['asc', 'desc'])
      expect(await ids({ field: 'price', order })).toEqual(await ids({ field: 'productName', order }));
  });

  it('shows a customer the price of their price list at the smallest order, and the table', async () => {
    const { site, product, priceListId } = await shop('customers');
    const sid = await makeSession(test, site, await makeCustomer(test, site, { priceListId }));
    const [doc] = await test.data(get, { id: product.id }, { site, sid });
    expect(doc).toMatchObject({
      calcprice: 22.95,
      price_source: 'tier',
      old_price: 29.95,
      product_unit_content: 48,
    });
    const pricetable = [
      { q: 48, price: 24.95 },
      { q: 96, price: 22.95 },
      { q: 480, price: 19.95 },
    ];
    expect(doc?.pricetable).toEqual(pricetable);
    expect(
      doc?.units.map((unit) => [unit.unit_name, unit.calcprice, unit.price_source, unit.pricetable]),
    ).toEqual([
      ['pak', 4.95, 'list', undefined],
      ['doos', 22.95, 'tier', pricetable],
    ]);
    expect(doc?.options[0]?.products[0]).toMatchObject({ calcprice: 10, price_source: 'list' });
  });

  it('shows a customer their agreement before everything else, without a table', async () => {
    const { site, product, priceListId } = await shop('customers');
    const customer = await makeCustomer(test, site, { priceListId });
    await makeAgreement(test, site, customer, product.unit, { priceCents: 2395 });
    const sid = await makeSession(test, site, customer);
    const { docs } = await test.data(list, { ids: [product.id] }, { site, sid });
    expect(docs[0]).toMatchObject({ calcprice: 23.95, price_source: 'agreement' });
    // The price of before the sale is higher, but is not what this price is reduced from.
    expect(docs[0]).not.toHaveProperty('old_price');
    expect(docs[0]).not.toHaveProperty('pricetable');
  });

  it('shows no old price that is not above the price', async () => {
    const { site, product } = await shop('customers');
    const customer = await makeCustomer(test, site);
    await makeAgreement(test, site, customer, product.unit, { priceCents: 2995 });
    const [doc] = await test.data(
      get,
      { id: product.id },
      { site, sid: await makeSession(test, site, customer) },
    );
    expect(doc).not.toHaveProperty('old_price');
  });
});

describe('a shop with public prices', () => {
  it('shows visitors list prices', async () => {
    const { site, product } = await shop('public');
    const { docs } = await test.data(list, { ids: [product.id] }, { site });
    expect(docs[0]).toMatchObject({ calcprice: 24.95, price_source: 'list' });
    expect(docs[0]).not.toHaveProperty('pricetable');
  });

  it('sorts by them', async () => {
    const { site, product, option } = await shop('public');
    const { docs } = await test.data(list, { sort: 3 }, { site });
    expect(docs.map(({ product_id }) => product_id)).toEqual([option.id, product.id]);
  });
});
