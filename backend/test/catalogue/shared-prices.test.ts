import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFamilies, type Site } from '../../src/db/schema/index.ts';
import { RecentValues } from '../../src/lib/recent-values.ts';
import {
  hadPrice,
  makeAdmin,
  makeAgreement,
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  setPrice,
  setStock,
  startSale,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { list } = endpoints.products;
const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** A shop with a family of two, a product in the sale, and viewers who each see other prices of them. */
async function shop(prices: Site['prices']) {
  const site = await makeSite(test, { prices });
  const group = await makeGroup(test, site);
  const [family] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(productFamilies)
      .values({ siteId: site.id, name: 'Handschoen “Zacht”', axis: 'Maat' })
      .returning({ id: productFamilies.id }),
  );
  const member = (familyValue: string, familyPosition: number, priceCents: number) =>
    makeProduct(test, site, { group, familyId: family?.id ?? 0, familyValue, familyPosition, priceCents });
  const [small, large] = [await member('S', 1, 900), await member('L', 2, 700)];
  const units = [
    { name: 'fles', content: 1, priceCents: 450, isDefault: true },
    { name: 'doos', content: 12, priceCents: 4_900 },
  ];
  const soap = await makeProduct(test, site, {
    ...{ group, units, name: 'Zeep "Ω" 5 l', oldPriceCents: 600, netMeasure: 'l', netContent: 5_000 },
    ...{ useMeasure: 'wash', useContent: 2_000 },
  });
  await hadPrice(test, site, soap, 650, new Date(Date.now() - DAY_MS));
  await startSale(test, site, soap, 450);
  const made = [small, large, soap];
  const tiers = [small, large, soap].map(({ unit }) => ({ unit, q: 1, priceCents: 333 }));
  const priceListId = await makePriceList(test, site, tiers);
  const other = await makePriceList(test, site, [{ unit: soap.unit, q: 24, priceCents: 222 }]);
  const sidOf = async (list?: number) => {
    const customer = await makeCustomer(test, site, list ? { priceListId: list } : {});
    return { customer, sid: await makeSession(test, site, customer) };
  };
  const agreed = await sidOf(priceListId);
  await makeAgreement(test, site, agreed.customer, large.unit, { priceCents: 111 });
  const later = await sidOf(priceListId);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  await makeAgreement(test, site, later.customer, soap.unit, { priceCents: 99, validFrom: day(20) });
  const simulated = { simulated: true, simulatedBy: 'Carla Post' };
  const ofLater = await makeSession(test, site, { ...later.customer, ...simulated });
  const at = { 'x-moment': `${day(25)}T12:00:00Z` };
  const viewers = {
    visitor: {},
    admin: { sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) },
    'customer without a list': { sid: (await sidOf()).sid },
    'customer of a list': { sid: (await sidOf(priceListId)).sid },
    'another one of it': { sid: (await sidOf(priceListId)).sid },
    'customer of another list': { sid: (await sidOf(other)).sid },
    'customer with an agreement': { sid: agreed.sid },
    'customer before an agreement begins': { sid: later.sid },
    'the same, shown at a moment after that': { sid: ofLater, headers: at },
  };
  return { site, products: { small, large, soap }, ids: made.map(({ id }) => id), viewers };
}

type Caller = { sid?: string; headers?: Record<string, string> };

/** The prices of a page, and what the same products are in a list that is made as any other. */
async function bothWays(site: Site, ids: number[], caller: Caller, familyFrom: boolean) {
  const request = { ids, familyFrom, pageSize: ids.length };
  const { docs } = await test.data(list, { ...request, facets: false }, { site, ...caller });
  const { docs: expected } = await test.data(list, request, { site, ...caller });
  return { docs, expected };
}

describe.each(['customers', 'public'] as const)('prices of a page where %s see them', (prices) => {
  it('are those of each viewer, whoever asked before', async () => {
    const { site, ids, viewers } = await shop(prices);
    const answers = new Map<string, string>();
    for (const round of [1, 2])
      for (const familyFrom of [true, false])
        for (const [name, caller] of Object.entries(viewers)) {
          const { docs, expected } = await bothWays(site, ids, caller, familyFrom);
          expect(docs, `${name}, ${round}`).toEqual(expected);
          if (familyFrom) answers.set(name, JSON.stringify(docs));
        }
    expect(answers.get('another one of it')).toBe(answers.get('customer of a list'));
    expect(answers.get('admin')).toBe(answers.get('visitor'));
    expect(answers.get('customer before an agreement begins')).toBe(answers.get('customer of a list'));
    // Where consumers buy, a visitor sees what a customer without a list sees.
    expect(new Set(answers.values()).size).toBe(prices === 'public' ? 5 : 6);
  });

  it('have the prices and the stock of now', async () => {
    const { site, ids, products, viewers } = await shop(prices);
    const caller = viewers['customer without a list'];
    const first = await bothWays(site, ids, caller, true);
    await setPrice(test, site, products.large, 123);
    await setStock(test, site, products.small, 7);
    const { docs, expected } = await bothWays(site, ids, caller, true);
    expect(docs).toEqual(expected);
    expect(docs[0]).toMatchObject({ stock: 7, family_from: 1.23 });
    expect(docs[1]).toMatchObject({ calcprice: 1.23 });
    expect(docs).not.toEqual(first.docs);
  });
});

it('prices of a page come in the order of the ids, each once, without what is not for sale', async () => {
  const { site, ids, viewers } = await shop('customers');
  const gone = await makeProduct(test, site, { active: false });
  const asked = [ids[2] ?? 0, gone.id, ids[0] ?? 0, ids[2] ?? 0];
  const request = { ids: asked, facets: false as const, pageSize: 96 };
  const answer = await test.call(list, request, { site, ...viewers['customer of a list'] });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toMatchObject({ result: true, data: { num_found: 2, start: 0, facet_counts: {} } });
  const { docs } = await test.data(list, request, { site, ...viewers['customer of a list'] });
  expect(docs.map(({ product_id }) => product_id)).toEqual([ids[2], ids[0]]);
  const none = await test.data(list, { ...request, ids: [gone.id] }, { site });
  expect([none.num_found, none.docs]).toEqual([0, []]);
});

describe('recent values', () => {
  it('are made once while they are asked for, and take no more than their bytes', () => {
    const values = new RecentValues<string>(10_000, ({ length }) => length);
    let made = 0;
    const ask = (key: string) =>
      values.of(key, () => {
        made += 1;
        return 'x'.repeat(500);
      });
    for (let turn = 0; turn < 200; turn += 1) {
      ask('often');
      ask(`once ${turn}`);
      expect(values.bytes).toBeLessThanOrEqual(10_000);
    }
    expect(made).toBe(201);
    expect(values.bytes).toBeGreaterThan(4_000);
  });

  it('count two bytes for each character of a text that Latin 1 does not have', () => {
    const bytesWith = (key: string) => {
      const values = new RecentValues<string>(10_000, () => 0);
      values.of(key, () => '');
      return values.bytes;
    };
    expect(bytesWith('Ωé'.repeat(100)) - bytesWith('éé'.repeat(100))).toBe(200);
  });

  it('do not keep one that is larger than half of their bytes', () => {
    const values = new RecentValues<string>(1_000, ({ length }) => length);
    values.of('large', () => 'x'.repeat(600));
    expect(values.bytes).toBe(0);
  });
});
