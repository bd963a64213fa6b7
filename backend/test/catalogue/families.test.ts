import { endpoints, type ProductsRequest, type WireProductList } from '@toonbank/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFamilies, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeGroup,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestGroup,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { list, get } = endpoints.products;

let test: TestApp;
let site: Site;
let gloves: TestGroup;
let aprons: TestGroup;
let sid: string;
const glove: Record<string, TestProduct> = {};
let apron: TestProduct;

const inSite = <T>(work: Parameters<typeof test.database.inSite<T>>[1]) =>
  test.database.inSite(site.id, work);

async function makeFamily(name: string, axis = 'Maat'): Promise<number> {
  const [row] = await inSite((tx) =>
    tx.insert(productFamilies).values({ siteId: site.id, name, axis }).returning({ id: productFamilies.id }),
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const top = await makeGroup(test, site, { label: 'Bescherming' });
  gloves = await makeGroup(test, site, { label: 'Handschoenen', parent: top });
  aprons = await makeGroup(test, site, { label: 'Schorten', parent: top });
  const familyId = await makeFamily('Handschoen nitril');
  for (const [place, maat] of ['S', 'M', 'L', 'XL'].entries()) {
    glove[maat] = await makeProduct(test, site, {
      ...{
        group: gloves,
        name: `Handschoen nitril maat ${maat}`,
        articleNumber: `HN-${maat}0001`,
        kleur: 'blauw',
      },
      ...{ maat, familyId, familyValue: maat, familyPosition: place, popularity: place },
      priceCents: 900 - 100 * place,
    });
  }
  apron = await makeProduct(test, site, { group: aprons, name: 'Schort', kleur: 'blauw', priceCents: 2000 });
  sid = await makeSession(test, site, await makeCustomer(test, site));
});
afterAll(() => test.close());

const ask = (request: ProductsRequest = {}, as?: string) =>
  test.data(list, { families: true, ...request }, { site, ...(as && { sid: as }) });
const names = ({ docs }: WireProductList) => docs.map(({ product_name }) => product_name);

describe('a list of families', () => {
  it('has one entry per family, in the order of names', async () => {
    const found = await ask();
    expect([found.num_found, names(found)]).toEqual([2, ['Handschoen nitril maat S', 'Schort']]);
  });

  it('names the members in the order of the axis, and the lowest price to those who see prices', async () => {
    const [entry, alone] = (await ask()).docs;
    expect(entry).toMatchObject({ family_name: 'Handschoen nitril', family_axis: 'Maat', family_value: 'S' });
    expect(entry?.family_members?.map(({ family_value }) => family_value)).toEqual(['S', 'M', 'L', 'XL']);
    expect(entry).not.toHaveProperty('family_from');
    expect((await ask({}, sid)).docs[0]).toMatchObject({ calcprice: 9, family_from: 6 });
    expect(alone).not.toHaveProperty('family_id');
  });

  it('has every product as an entry without asking for families', async () => {
    const found = await ask({ families: false });
    expect(found.num_found).toBe(5);
    expect(found.docs.every((doc) => !('family_id' in doc))).toBe(true);
  });

  it('shows the member that matches a filter', async () => {
    const found = await ask({ filters: { maat: ['L', 'XL'] } });
    expect([found.num_found, names(found)]).toEqual([1, ['Handschoen nitril maat L']]);
    expect(found.docs[0]?.family_members).toHaveLength(4);
  });

  it('counts a family once in every value that a member has', async () => {
    const { facet_counts } = await ask();
    expect(facet_counts.kleur).toEqual([{ value: 'blauw', count: 2 }]);
    expect(facet_counts.maat?.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect((await ask({ search: 'handschoen' })).groups).toMatchObject([
      { site_label: 'Handschoenen', count: 1 },
    ]);
  });

  it('shows the best ranked member: the most popular, the cheapest', async () => {
    expect(names(await ask({ sort: 0 }))[0]).toBe('Handschoen nitril maat XL');
    expect(names(await ask({ sort: 3 }, sid))).toEqual(['Handschoen nitril maat XL', 'Schort']);
    const dearest: ProductsRequest['sort'] = { field: 'price', order: 'desc' };
    expect(names(await ask({ sort: dearest }, sid))).toEqual(['Schort', 'Handschoen nitril maat S']);
  });

  it('finds the single product by its article number', async () => {
    expect(names(await ask({ search: 'HN-L0001' }))).toEqual(['Handschoen nitril maat L']);
  });

  it('has the same number in the tree of groups', async () => {
    const { docs } = await ask({ groupID: gloves.id });
    const tree = await test.data(endpoints.productGroups.tree, { id: 0 }, { site });
    expect(tree[0]).toMatchObject({ product_count: 2, subgroups: [{ product_count: docs.length }, {}] });
  });
});

describe('the entry of a family', () => {
  const shown = async () => names(await ask())[0];
  const change = (product: TestProduct | undefined, fields: Partial<typeof products.$inferInsert>) =>
    inSite((tx) =>
      tx
        .update(products)
        .set(fields)
        .where(eq(products.id, product?.id ?? 0)),
    );

  it('is a member that is in stock, while there is one', async () => {
    await change(glove.S, { stock: 0 });
    expect(await shown()).toBe('Handschoen nitril maat M');
    await change(glove.S, { stock: 9 });
    expect(await shown()).toBe('Handschoen nitril maat S');
  });

  it('is another member when the first one leaves the assortment, the family, or is deleted', async () => {
    await change(glove.S, { active: false });
    expect(await shown()).toBe('Handschoen nitril maat M');
    await change(glove.S, { active: true });
    const familyId = (await inSite((tx) => tx.select().from(productFamilies)))[0]?.id;
    await change(glove.S, { familyId: null });
    expect(names(await ask())).toEqual(['Handschoen nitril maat M', 'Handschoen nitril maat S', 'Schort']);
    await change(glove.S, { familyId });
    expect(await shown()).toBe('Handschoen nitril maat S');
    const extra = await makeProduct(test, site, {
      ...{
        group: gloves,
        name: 'Handschoen nitril maat XS',
        familyId,
        familyValue: 'XS',
        familyPosition: -1,
      },
    });
    expect(await shown()).toBe('Handschoen nitril maat XS');
    await inSite((tx) => tx.delete(products).where(eq(products.id, extra.id)));
    expect(await shown()).toBe('Handschoen nitril maat S');
  });

  it('is a product of its own when no other member is for sale', async () => {
    for (const maat of ['M', 'L', 'XL']) await change(glove[maat], { active: false });
    expect((await ask()).docs[0]).not.toHaveProperty('family_id');
    for (const maat of ['M', 'L', 'XL']) await change(glove[maat], { active: true });
  });
});

describe('a product of a family', () => {
  it('brings all members with their data, and prices for those who see them', async () => {
    const [visitor] = await test.data(get, { id: glove.L?.id ?? 0 }, { site });
    expect(visitor?.family_products?.map(({ product_ext_code }) => product_ext_code)).toEqual([
      'HN-S0001',
      'HN-M0001',
      'HN-L0001',
      'HN-XL0001',
    ]);
    expect(JSON.stringify(visitor)).not.toContain('calcprice');
    const [customer] = await test.data(get, { id: glove.L?.id ?? 0 }, { site, sid });
    expect(customer?.family_products?.map(({ calcprice }) => calcprice)).toEqual([9, 8, 7, 6]);
    expect((await test.data(get, { id: apron.id }, { site }))[0]).not.toHaveProperty('family_products');
  });
});

it('the lowest price of a family is without VAT on a consumer site, as all prices of the API', async () => {
  const shop = await makeSite(test, { prices: 'public' });
  const group = await makeGroup(test, shop);
  const [family] = await test.database.inSite(shop.id, (tx) =>
    tx.insert(productFamilies).values({ siteId: shop.id, name: 'Zeep', axis: 'Inhoud' }).returning(),
  );
  for (const [familyPosition, priceCents] of [500, 300].entries())
    await makeProduct(test, shop, { group, familyId: family?.id ?? null, familyPosition, priceCents });
  const { docs } = await test.data(list, { families: true }, { site: shop });
  expect(docs).toMatchObject([{ calcprice: 5, family_from: 3 }]);
});

const colours = ['wit', 'zwart', undefined];
const sizes = ['S', 'M', 'L', undefined];
const member = fc.record({
  kleur: fc.constantFrom(...colours),
  maat: fc.constantFrom(...sizes),
  brand: fc.constantFrom<string>('Een', 'Twee'),
  stock: fc.constantFrom<number>(0, 5),
  popularity: fc.nat(3),
  priceCents: fc.constantFrom<number>(300, 700, 1200),
  place: fc.nat(2),
});
type Member = { kleur?: string; maat?: string; brand: string; stock: number; priceCents: number };
const anyFamilies = fc.array(fc.array(member, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 7,
});
/** Without prices a whole group with at most one facet of several values is counted by its twins. */
const byTwins = fc.record(
  {
    kleur: fc.constantFrom(['wit'], ['zwart']),
    maat: fc.constantFrom(['S'], ['M'], ['S', 'L']),
    merk: fc.constantFrom(['Een'], ['Twee']),
    voorraad: fc.constant(['op voorraad']),
  },
  { requiredKeys: [] },
);
const mixed = fc.record(
  {
    kleur: fc.subarray(['wit', 'zwart'], { minLength: 1 }),
    maat: fc.subarray(['S', 'M', 'L'], { minLength: 1 }),
    merk: fc.constantFrom(['Een'], ['Twee']),
    voorraad: fc.constant(['op voorraad']),
    prijs: fc.subarray(['0-5', '5-10', '10-25'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const anyFilters = fc.oneof(byTwins, mixed);
type Filters = Record<string, string[]>;

const facetOf: Record<string, (one: Member) => string | undefined> = {
  kleur: ({ kleur }) => kleur,
  maat: ({ maat }) => maat,
  merk: ({ brand }) => brand,
  voorraad: ({ stock }) => (stock > 0 ? 'op voorraad' : 'niet op voorraad'),
  prijs: ({ priceCents }) => (priceCents < 500 ? '0-5' : priceCents < 1000 ? '5-10' : '10-25'),
};
const matches = (one: Member, filters: Filters, except?: string) =>
  Object.entries(filters).every(
    ([facet, values]) => facet === except || values.includes(facetOf[facet]?.(one) ?? ''),
  );

/** Counts as the contract describes them, by looking at every member. */
function naiveCounts(families: Member[][], filters: Filters): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const [facet, read] of Object.entries(facetOf)) {
    for (const members of families) {
      const values = members.filter((one) => matches(one, filters, facet)).map(read);
      for (const value of new Set(values)) {
        if (value !== undefined)
          counts[facet] = { ...counts[facet], [value]: (counts[facet]?.[value] ?? 0) + 1 };
      }
    }
  }
  return counts;
}

describe('any families', () => {
  it('are one entry each on the pages of any order, with the counts of all their members', async () => {
    const shop = await makeSite(test);
    const buyer = await makeSession(test, shop, await makeCustomer(test, shop));
    const group = await makeGroup(test, shop);
    const put = (families: (typeof member extends fc.Arbitrary<infer M> ? M : never)[][]) =>
      test.database.inSite(shop.id, async (tx) => {
        await tx.delete(products);
        await tx.delete(productFamilies);
        const entryOf = new Map<number, string>();
        for (const [index, members] of families.entries()) {
          const [row] = await tx
            .insert(productFamilies)
            .values({ siteId: shop.id, name: `Familie ${index}`, axis: 'Maat' })
            .returning({ id: productFamilies.id });
          for (const [at, { place, priceCents, ...fields }] of members.entries()) {
            const [made] = await tx
              .insert(products)
              .values({
                ...{
                  siteId: shop.id,
                  groupId: group.id,
                  groupIds: group.ids,
                  articleNumber: `P-${index}-${at}`,
                },
                ...{ name: `Product ${(index * 5 + at * 3) % 11}`, slug: 'p', country: 'NL', category: 'C' },
                ...{
                  family: 'f',
                  vat: 21,
                  baseUnit: 'stuk',
                  deliveryDays: 1,
                  description: '',
                  image: '/i.svg',
                },
                // A family of one member stays a product without a family.
                ...(members.length > 1 && { familyId: row?.id, familyValue: `${at}`, familyPosition: place }),
                ...fields,
              })
              .returning({ id: products.id });
            const productId = made?.id ?? 0;
            entryOf.set(productId, `${index}`);
            await tx.insert(productUnits).values({
              ...{ siteId: shop.id, productId, name: 'stuk', description: 'stuk', content: 1, ean: '' },
              ...{ isDefault: true, position: 0, priceCents },
            });
          }
        }
        return entryOf;
      });
    // A filter that no product ever had would filter nothing.
    const known = {
      ...{ stock: 5, popularity: 1, priceCents: 300, place: 1 },
      ...{ kleur: 'wit', maat: 'S', brand: 'Een' },
    };
    await put([[known], [{ ...known, kleur: 'zwart', maat: 'M', brand: 'Twee' }], [{ ...known, maat: 'L' }]]);
    const sort = fc.constantFrom<ProductsRequest['sort'][]>(
      undefined,
      0,
      2,
      3,
      { field: 'productName', order: 'desc' },
      { field: 'price', order: 'desc' },
    );
    const property = fc.asyncProperty(
      anyFamilies,
      anyFilters,
      sort,
      fc.boolean(),
      async (families, filters, order, narrowed) => {
        const entryOf = await put(families);
        // Narrowed lists are counted in another way than whole groups.
        const scope = narrowed ? { ids: [...entryOf.keys()] } : { groupID: group.id };
        const read = (page: number) =>
          test.data(
            list,
            {
              families: true,
              ...scope,
              filters: filters as Filters,
              page,
              pageSize: 2,
              ...(order !== undefined && { sort: order }),
            },
            { site: shop, sid: buyer },
          );
        const first = await read(0);
        const expected = families.filter((members) =>
          members.some((one) => matches(one as Member, filters as Filters)),
        );
        expect(first.num_found).toBe(expected.length);
        const seen: string[] = [];
        for (let page = 0; page * 2 < first.num_found; page += 1)
          for (const { product_id } of (await read(page)).docs) {
            const entry = entryOf.get(product_id) ?? '';
            seen.push(entry);
          }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(expected.length);
        const counted = Object.fromEntries(
          Object.entries(first.facet_counts).map(([facet, values]) => [
            facet,
            Object.fromEntries(values.map(({ value, count }) => [value, count])),
          ]),
        );
        expect(counted).toEqual(naiveCounts(families as Member[][], filters as Filters));
        // Every shown member matches.
        for (const { product_id } of first.docs) {
          const { rows } = await test.database.inSite(shop.id, (tx) =>
            tx.execute<{ kleur: string | null; maat: string | null; brand: string; stock: number }>(
              sql`SELECT kleur, maat, brand, stock FROM products WHERE id = ${product_id}`,
            ),
          );
          const { prijs: _, ...own } = filters as Filters;
          const [row] = rows;
          expect(row && matches({ ...(row as unknown as Member), priceCents: 0 }, own)).toBe(true);
        }
      },
    );
    await fc.assert(property, { numRuns: 80 });
  }, 120_000);
});
