import { endpoints, propertyFacets, type WireProductList } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, type Site } from '../../src/db/schema/index.ts';
import { makeGroup, makeProduct, makeSite, type TestApp, type TestGroup, testApp } from '../support/index.ts';

const { list } = endpoints.products;
/** `{ wit: 2 }` */
const counts = ({ facet_counts }: WireProductList, facet: string) =>
  Object.fromEntries((facet_counts[facet] ?? []).map(({ value, count }) => [value, count]));

let test: TestApp;
let site: Site;
let group: TestGroup;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  group = await makeGroup(test, site);
  const rows = [
    { brand: 'Vlokwit', kleur: 'wit', inhoud: '500 ml', stock: 4 },
    { brand: 'Vlokwit', kleur: 'wit', inhoud: '1 liter', stock: 0 },
    { brand: 'Vlokwit', kleur: 'blauw', inhoud: '5 liter', stock: 4 },
    { brand: 'Blinkhoek', kleur: 'wit', inhoud: '10 liter', stock: 4, certificaat: 'EU Ecolabel' },
    { brand: 'Blinkhoek', kleur: null, stock: 4 },
  ];
  for (const row of rows) await makeProduct(test, site, { group, ...row });
});
afterAll(() => test.close());

const get = (filters?: Record<string, string[]>) => test.data(list, { groupID: group.id, filters }, { site });

describe('facets', () => {
  it('count every product once per facet that it has a value in', async () => {
    const all = await get();
    expect(all.facet_counts).toEqual({
      merk: [
        { value: 'Vlokwit', count: 3 },
        { value: 'Blinkhoek', count: 2 },
      ],
      kleur: [
        { value: 'wit', count: 3 },
        { value: 'blauw', count: 1 },
      ],
      inhoud: ['1 liter', '5 liter', '10 liter', '500 ml'].map((value) => ({ value, count: 1 })),
      certificaat: [{ value: 'EU Ecolabel', count: 1 }],
      voorraad: [
        { value: 'op voorraad', count: 4 },
        { value: 'niet op voorraad', count: 1 },
      ],
    });
  });

  it('ignore their own filter and apply the others', async () => {
    const blue = await get({ kleur: ['blauw'] });
    expect(blue.num_found).toBe(1);
    expect(counts(blue, 'kleur')).toEqual({ wit: 3, blauw: 1 });
    expect(counts(blue, 'merk')).toEqual({ Vlokwit: 1 });
    expect(counts(blue, 'voorraad')).toEqual({ 'op voorraad': 1 });
  });

  it('are joined by or within a facet, by and between facets', async () => {
    const both = await get({ kleur: ['wit', 'blauw'], merk: ['Vlokwit'], voorraad: ['op voorraad'] });
    expect(both.num_found).toBe(2);
    expect(counts(both, 'merk')).toEqual({ Vlokwit: 2, Blinkhoek: 1 });
    expect(counts(both, 'voorraad')).toEqual({ 'op voorraad': 2, 'niet op voorraad': 1 });
    expect(counts(both, 'inhoud')).toEqual({ '500 ml': 1, '5 liter': 1 });
  });

  it('give the number of products of a further choice', async () => {
    const choices: Record<string, string[]>[] = [
      {},
      { kleur: ['wit'] },
      { kleur: ['wit'], merk: ['Blinkhoek'] },
    ];
    for (const filters of choices) {
      const { facet_counts } = await get(filters);
      for (const [facet, values] of Object.entries(facet_counts))
        for (const { value, count } of values)
          expect((await get({ ...filters, [facet]: [value] })).num_found, `${facet} ${value}`).toBe(count);
    }
  });

  it('that do not exist, or without a value, filter nothing', async () => {
    expect((await get({ maat: ['XL'], kleur: [], 'b.merk) --': ['x'] })).num_found).toBe(5);
  });

  it('with only unknown values filter nothing, and one unknown value does not hide the others', async () => {
    expect((await get({ kleur: ["' OR true --"] })).num_found).toBe(5);
    expect((await get({ kleur: ['paars', 'blauw'] })).num_found).toBe(1);
    expect((await get({ voorraad: ['misschien'] })).num_found).toBe(5);
  });

  it('with a value of another group leave no product in this one', async () => {
    await makeProduct(test, site, { kleur: 'geel' });
    const none = await test.data(list, { groupID: group.id, filters: { kleur: ['geel'] } }, { site });
    expect([none.num_found, none.docs, counts(none, 'kleur')]).toEqual([0, [], { wit: 3, blauw: 1 }]);
  });

  it('are returned as far as they applied', async () => {
    const sent = {
      merk: ['Vlokwit', 'Nergens'],
      kleur: ['paars'],
      maat: ['XL'],
      inhoud: [],
      voorraad: ['op voorraad'],
    };
    expect((await get(sent)).filters).toEqual({ merk: ['Vlokwit'], voorraad: ['op voorraad'] });
    expect((await get({ maat: ['XL'] })).filters).toEqual({});
    expect(await get()).not.toHaveProperty('filters');
  });

  it('have no value of another site', async () => {
    const neighbour = await makeSite(test);
    await makeProduct(test, neighbour, { kleur: 'turquoise' });
    expect((await get({ kleur: ['turquoise'] })).filters).toEqual({});
  });

  it('apply on every page', async () => {
    const page = await test.data(
      list,
      { groupID: group.id, page: 1, pageSize: 1, filters: { merk: ['Blinkhoek'] } },
      { site },
    );
    expect([page.docs.length, page.start, page.num_found, counts(page, 'kleur')]).toEqual([
      1,
      1,
      2,
      { wit: 1 },
    ]);
  });

  it('follow a product in every property of the contract, in counts, filters and search', async () => {
    const shop = await makeSite(test);
    const made = propertyFacets.map((facet) => [facet, `eerste${facet}`] as const);
    const product = await makeProduct(test, shop, Object.fromEntries(made));
    const counted = async (request: object = {}) => {
      const { facet_counts } = await test.data(list, request, { site: shop });
      return Object.fromEntries(propertyFacets.map((facet) => [facet, facet_counts[facet]?.[0]?.value]));
    };
    expect(await counted()).toEqual(Object.fromEntries(made));
    for (const [facet, value] of made) {
      expect(await counted({ filters: { [facet]: [value] } }), facet).toEqual(Object.fromEntries(made));
      expect(await counted({ search: value }), facet).toEqual(Object.fromEntries(made));
    }
    for (const facet of propertyFacets) {
      await test.database.inSite(shop.id, (tx) =>
        tx
          .update(products)
          .set({ [facet]: `tweede${facet}` })
          .where(eq(products.id, product.id)),
      );
      expect((await counted())[facet]).toBe(`tweede${facet}`);
    }
  });
});
