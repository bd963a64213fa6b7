import { endpoints, type ProductsRequest, type UseMeasure, type WireProductDoc } from '@toonbank/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFamilies, type Site } from '../../src/db/schema/index.ts';
import {
  makeAgreement,
  makeCustomer,
  makeGroup,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type ProductFields,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list, get } = endpoints.products;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const solution = (useContent: number) => ({ useMeasure: 'litre_solution' as const, useContent });
const ask = (site: Site, request: ProductsRequest = {}, sid?: string) =>
  test.data(list, { families: true, pageSize: 96, ...request }, { site, ...(sid && { sid }) });

async function makeFamily(site: Site): Promise<number> {
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(productFamilies)
      .values({ siteId: site.id, name: 'Reiniger', axis: 'Inhoud' })
      .returning({ id: productFamilies.id }),
  );
  return row?.id ?? 0;
}

describe('the price of use', () => {
  const units = [
    { name: 'fles', content: 1, priceCents: 520, isDefault: true },
    { name: 'doos', content: 6, priceCents: 2700 },
  ];

  it('is of one litre of solution, in each unit, with and without VAT', async () => {
    const site = await makeSite(test);
    const sid = await makeSession(test, site, await makeCustomer(test, site));
    // 40 ml per 8 litres of water: a litre gives 200.
    const cleaner = await makeProduct(test, site, { units, ...solution(200_000) });
    const [doc] = await test.data(get, { id: cleaner.id }, { site, sid });
    expect(doc?.use_measure).toBe('litre_solution');
    expect(doc?.units.map((unit) => unit.use_price)).toEqual([
      { price: 0.026, price_incl: 0.031, measure: 'litre_solution', content: 200 },
      { price: 0.023, price_incl: 0.027, measure: 'litre_solution', content: 1200 },
    ]);
    expect(doc).not.toHaveProperty('use');
  });

  it('is of the customer’s own price', async () => {
    const site = await makeSite(test);
    const paper = await makeProduct(test, site, { units, useMeasure: 'thousand_sheets', useContent: 400 });
    const customer = await makeCustomer(test, site);
    await makeAgreement(test, site, customer, paper.unit, { priceCents: 400 });
    const sid = await makeSession(test, site, customer);
    const [doc] = await test.data(get, { id: paper.id }, { site, sid });
    expect(doc?.units.map((unit) => unit.use_price?.price)).toEqual([10, 11.25]);
  });

  it('is absent for viewers without prices, and for products without a use', async () => {
    const site = await makeSite(test, { prices: 'customers' });
    const cleaner = await makeProduct(test, site, { units, ...solution(200_000) });
    const [doc] = await test.data(get, { id: cleaner.id }, { site });
    expect(doc?.use_measure).toBe('litre_solution');
    expect(doc?.units[0]).not.toHaveProperty('use_price');
    const plain = await makeProduct(test, site);
    const sid = await makeSession(test, site, await makeCustomer(test, site));
    const [other] = await test.data(get, { id: plain.id }, { site, sid });
    expect(other).not.toHaveProperty('use_measure');
    expect(other?.units[0]).not.toHaveProperty('use_price');
  });
});

describe('a list can be sorted by price of use', () => {
  const measureOf = async (site: Site, request?: ProductsRequest) => (await ask(site, request)).use_measure;
  const shopOf = async (...uses: (UseMeasure | undefined)[]) => {
    const site = await makeSite(test);
    const group = await makeGroup(test, site);
    for (const [at, useMeasure] of uses.entries())
      await makeProduct(test, site, {
        group,
        kleur: useMeasure ?? 'geen',
        maat: String(at),
        ...(useMeasure && { useMeasure, useContent: 1000 }),
      });
    return { site, group };
  };

  it('when three of its entries have a use of one kind', async () => {
    const { site, group } = await shopOf('wash', 'wash', undefined, 'wash');
    expect(await measureOf(site)).toBe('wash');
    expect(await measureOf(site, { groupID: group.id, pageSize: 1, page: 2 })).toBe('wash');
    expect(await measureOf(site, { filters: { maat: ['0', '1'] } })).toBeUndefined();
    expect(await measureOf(site, { search: 'product' })).toBe('wash');
    expect(await measureOf(site, { search: 'product', suggest: true })).toBeUndefined();
  });

  it('but not when they have several kinds, until filters leave one', async () => {
    const { site } = await shopOf('wash', 'wash', 'wash', 'litre_solution');
    expect(await measureOf(site)).toBeUndefined();
    expect(await measureOf(site, { filters: { kleur: ['wash'] } })).toBe('wash');
  });

  it('a family being one entry', async () => {
    const { site, group } = await shopOf('wash', 'wash');
    const familyId = await makeFamily(site);
    const member = { group, familyId, useMeasure: 'wash' as const, useContent: 500 };
    await makeProduct(test, site, { ...member, familyValue: '1 liter' });
    expect(await measureOf(site)).toBe('wash');
    const { site: other, group: few } = await shopOf('wash');
    const its = { ...member, group: few, familyId: await makeFamily(other) };
    for (const familyValue of ['1 liter', '5 liter', '10 liter'])
      await makeProduct(test, other, { ...its, familyValue });
    expect(await measureOf(other)).toBeUndefined();
    expect(await measureOf(other, { families: false })).toBe('wash');
  });
});

describe('the sort by price of use', () => {
  interface Row {
    cents: number;
    content: number;
    uses: number | null;
    family: number;
  }
  const anyRow: fc.Arbitrary<Row> = fc.record({
    cents: fc.integer({ min: 1, max: 40 }).map((n) => n * 25),
    content: fc.constantFrom(1, 2, 6),
    uses: fc.option(
      fc.integer({ min: 1, max: 20 }).map((n) => n * 500),
      { nil: null, freq: 4 },
    ),
    family: fc.integer({ min: 0, max: 5 }),
  });

  /** A site with 24 products, of which some are members of two families. */
  async function shopWith(seed: number, prices: Site['prices']) {
    const site = await makeSite(test, { prices });
    const families = [await makeFamily(site), await makeFamily(site)];
    const made: TestProduct[] = [];
    for (const { cents, content, uses, family } of fc.sample(anyRow, { seed, numRuns: 24 })) {
      const fields: ProductFields = {
        units: [
          { name: 'stuk', content: 1, priceCents: cents, isDefault: content === 1 },
          { name: 'doos', content: 12, priceCents: cents * content, isDefault: content > 1 },
        ],
        vat: seed % 2 === 0 ? 21 : 9,
        ...(uses !== null && solution(uses)),
        ...(family < 2 && { familyId: families[family], familyValue: String(made.length) }),
      };
      made.push(await makeProduct(test, site, fields));
    }
    return { site, made };
  }

  /** What a thousandth of the use costs at the default unit, in cents as the site shows prices; without a use infinite. */
  function useCents({ units, calcprice = 0, vat }: WireProductDoc, prices: Site['prices']): number {
    const use = units.find(({ pu_is_default }) => pu_is_default)?.use_price;
    const cents = Math.round(calcprice * 100);
    const shown = prices === 'public' ? Math.floor((cents * (100 + vat) + 50) / 100) : cents;
    return use ? shown / Math.round(use.content * 1000) : Number.POSITIVE_INFINITY;
  }

  it.each([
    [2, 'customers'],
    [3, 'public'],
    [4, 'customers'],
  ] as const)(
    'is the order of the viewer’s own prices of use, one entry per family (%i, %s)',
    async (seed, prices) => {
      const { site, made } = await shopWith(seed, prices);
      const priceListId = await makePriceList(
        test,
        site,
        made.filter((_, at) => at % 3 === 0).map(({ unit }) => ({ unit, q: unit.content, priceCents: 310 })),
      );
      const customer = await makeCustomer(test, site, { priceListId });
      for (const { unit } of made.filter((_, at) => at % 5 === 0))
        await makeAgreement(test, site, customer, unit, { priceCents: 140 });
      for (const sid of [
        await makeSession(test, site, customer),
        await makeSession(test, site, await makeCustomer(test, site)),
      ]) {
        const single = (await ask(site, { families: false }, sid)).docs;
        const costOf = new Map(single.map((doc) => [doc.product_id, useCents(doc, prices)]));
        const entries = Map.groupBy((await ask(site, {}, sid)).docs, ({ product_id, family_members }) =>
          Math.min(
            ...(family_members ?? [{ product_id }]).map(
              (member) => costOf.get(member.product_id) ?? Number.NaN,
            ),
          ),
        );
        const cheapestFirst = [...entries]
          .flatMap(([cost, docs]) => docs.map(() => cost))
          .sort((a, b) => a - b);
        const { docs } = await ask(site, { sort: 4 }, sid);
        expect(docs.map((doc) => useCents(doc, prices))).toEqual(cheapestFirst);
        expect(docs.length).toBeLessThan(single.length);
        const all = (await ask(site, { families: false, sort: { field: 'usePrice', order: 'asc' } }, sid))
          .docs;
        expect(all.map((doc) => useCents(doc, prices))).toEqual([...costOf.values()].sort((a, b) => a - b));
        const shown = all.flatMap(({ units }) => units.find((unit) => unit.pu_is_default)?.use_price ?? []);
        const amounts = shown.map((use) => (prices === 'public' ? use.price_incl : use.price));
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
        const dearest = (
          await ask(site, { families: false, sort: { field: 'usePrice', order: 'desc' } }, sid)
        ).docs;
        const known = dearest.map((doc) => useCents(doc, prices));
        expect(known.slice(0, shown.length)).toEqual(known.filter(Number.isFinite).sort((a, b) => b - a));
      }
    },
  );

  it('is by name for a viewer without prices', async () => {
    const { site } = await shopWith(2, 'customers');
    const ids = async (request: ProductsRequest) =>
      (await ask(site, request)).docs.map((doc) => doc.product_id);
    expect(await ids({ sort: 4 })).toEqual(await ids({ sort: 1 }));
  });
});
