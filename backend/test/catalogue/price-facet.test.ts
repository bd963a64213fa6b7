import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeAdmin,
  makeAgreement,
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;

let test: TestApp;
let site: Site;
let own: TestProduct[];
let sid: string;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  // List prices of 1, 4, 9, …, 400 euros; quantities start at one, two or three boxes of six.
  own = [];
  for (let n = 1; n <= 20; n += 1) {
    const units = [
      { name: 'stuk', priceCents: n * n * 20 },
      { name: 'doos', content: 6, priceCents: n * n * 100, isDefault: true },
    ];
    own.push(await makeProduct(test, site, { name: `Doek ${n}`, units, step: 1 + (n % 3) }));
  }
  const tiers = own.flatMap(({ unit }, index) =>
    index % 2 === 0
      ? []
      : [3, 6, 12, 18, 60].map((q) => ({ unit, q, priceCents: Math.round(unit.priceCents * (1 - q / 100)) })),
  );
  const priceListId = await makePriceList(test, site, tiers);
  const customer = await makeCustomer(test, site, { priceListId });
  for (const { unit } of own.slice(8, 12))
    await makeAgreement(test, site, customer, unit, { priceCents: 777 });
  for (const { unit } of own.slice(4, 8))
    await makeAgreement(test, site, customer, unit, { priceCents: 1, validUntil: '2020-12-31' });
  sid = await makeSession(test, site, customer);
});
afterAll(() => test.close());

const get = (filters?: Record<string, string[]>, caller: object = { sid }) =>
  test.data(list, { filters, sort: 3, pageSize: 96 }, { site, ...caller });
const within = ({ calcprice = -1 }: { calcprice?: number }, from: number, to: number) =>
  calcprice >= from && calcprice < to;

describe('the price facet', () => {
  it('counts the customer’s own prices: agreements, then the price list’s at the smallest quantity, then the list price', async () => {
    const { docs, facet_counts } = await get();
    expect(new Set(docs.map((doc) => doc.price_source))).toEqual(new Set(['agreement', 'tier', 'list']));
    const ranges = facet_counts.prijs ?? [];
    expect(ranges.map(({ value }) => value)).toEqual([
      '0-5',
      '5-10',
      '10-25',
      '25-50',
      '50-100',
      '100-250',
      '250-',
    ]);
    for (const { value, count } of ranges) {
      const [from = 0, to] = value.split('-').map(Number);
      expect(count, value).toBe(
        docs.filter((doc) => within(doc, from, to || Number.POSITIVE_INFINITY)).length,
      );
    }
  });

  it('sorts by the same prices', async () => {
    const prices = (await get()).docs.map((doc) => doc.calcprice ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('filters by any range, from included, to excluded', async () => {
    const all = (await get()).docs;
    for (const [range, from, to] of [
      ['7.77-8', 7.77, 8],
      ['0-7.77', 0, 7.77],
      ['10-25', 10, 25],
      ['36-', 36, 1e9],
      ['0.5-99.99', 0.5, 99.99],
    ] as const) {
      const { docs, num_found, filters } = await get({ prijs: [range] });
      const expected = all.filter((doc) => within(doc, from, to)).map((doc) => doc.product_id);
      expect([num_found, docs.map((doc) => doc.product_id), filters], range).toEqual([
        expected.length,
        expected,
        { prijs: [range] },
      ]);
    }
  });

  it('takes tenths of a cent, which exclude no price that is within', async () => {
    const prices = (await get()).docs.map((doc) => doc.calcprice ?? 0);
    const [price = 0] = prices;
    const count = async (range: string) => (await get({ prijs: [range] })).num_found;
    const equal = prices.filter((one) => one === price).length;
    expect(await count(`${(price - 0.001).toFixed(3)}-${(price + 0.001).toFixed(3)}`)).toBe(equal);
    expect(await count(`${(price + 0.001).toFixed(3)}-${(price + 0.002).toFixed(3)}`)).toBe(0);
  });

  it('joins ranges, keeps its own counts and applies other filters', async () => {
    const both = await get({ prijs: ['5-10', '25-50'] });
    expect(both.docs.every((doc) => within(doc, 5, 10) || within(doc, 25, 50))).toBe(true);
    expect(both.facet_counts.prijs).toEqual((await get()).facet_counts.prijs);
    expect(both.facet_counts.merk?.[0]?.count).toBe(both.num_found);
  });

  it.each([
    '5',
    '-5',
    '10-5',
    '5-5',
    'a-b',
    '1e3-',
    '5-10-15',
    "0-1' OR true",
    '١-٢',
    '1234567-',
    '0-0.0001',
  ])('accepts no range %j', async (range) => {
    const { num_found, filters } = await get({ prijs: [range] });
    expect([num_found, filters]).toEqual([20, {}]);
  });

  it('is absent for users without prices, and reveals nothing', async () => {
    const admin = await makeSession(test, site, { adminId: await makeAdmin(test, site) });
    for (const caller of [{}, { sid: await makeSession(test, site) }, { sid: admin }]) {
      const narrow = await get({ prijs: ['0-5'] }, caller);
      const { filters: _, ...rest } = narrow;
      expect(narrow.filters).toEqual({});
      expect(rest).toEqual(await get(undefined, caller));
      expect(narrow.facet_counts).not.toHaveProperty('prijs');
    }
  });

  it('counts list prices with VAT where prices are public', async () => {
    const shop = await makeSite(test, { prices: 'public' });
    await makeProduct(test, shop, { priceCents: 826 });
    await makeProduct(test, shop, { priceCents: 827 });
    const { facet_counts } = await test.data(list, {}, { site: shop });
    expect(facet_counts.prijs).toEqual([
      { value: '5-10', count: 1 },
      { value: '10-25', count: 1 },
    ]);
  });
});

it('filters and sorts by prices with VAT where consumers see them so', async () => {
  const shop = await makeSite(test, { prices: 'public' });
  // 4.50 and 4.20 without VAT are 5.45 (21 %) and 4.58 (9 %) with it; 4.13 is 5.00 with 21 %.
  const packs = [
    { name: 'Tabletten', priceCents: 450, vat: 21 },
    { name: 'Boek', priceCents: 420, vat: 9 },
    { name: 'Zeep', priceCents: 413, vat: 21 },
  ];
  for (const pack of packs) await makeProduct(test, shop, pack);
  const names = async (prijs: string) => {
    const { docs, facet_counts } = await test.data(
      list,
      { filters: { prijs: [prijs] }, sort: 3 },
      { site: shop },
    );
    return { names: docs.map(({ product_name }) => product_name), ranges: facet_counts.prijs };
  };
  expect(await names('0-5')).toEqual({
    names: ['Boek'],
    ranges: [
      { value: '0-5', count: 1 },
      { value: '5-10', count: 2 },
    ],
  });
  expect((await names('5-6')).names).toEqual(['Zeep', 'Tabletten']);
});
