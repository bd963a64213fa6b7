import { endpoints, type ProductsRequest } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
import { listCounts } from '../support/list-counts.ts';

const { list } = endpoints.products;

let test: TestApp;
let site: Site;
let groups: TestGroup[];
let families: number[];
let made: TestProduct[];
let sid: string;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const top = await makeGroup(test, site);
  groups = [await makeGroup(test, site, { parent: top }), await makeGroup(test, site, { parent: top }), top];
  families = await test.database.inSite(site.id, async (tx) => {
    const rows = ['Een', 'Twee'].map((name) => ({ siteId: site.id, name, axis: 'Maat' }));
    return (await tx.insert(productFamilies).values(rows).returning()).map(({ id }) => id);
  });
  made = [];
  for (let at = 0; at < 8; at += 1)
    made.push(
      await makeProduct(test, site, {
        group: groups[at % 2] as TestGroup,
        kleur: 'wit',
        maat: 'S',
        brand: 'Een',
      }),
    );
  sid = await makeSession(test, site, await makeCustomer(test, site));
});
afterAll(() => test.close());

const change = fc.record(
  {
    kleur: fc.constantFrom('wit', 'zwart', null),
    maat: fc.constantFrom('S', 'M', null),
    brand: fc.constantFrom('Een', 'Twee'),
    stock: fc.constantFrom(0, 5),
    active: fc.boolean(),
    popularity: fc.nat(3),
    familyPosition: fc.nat(3),
    family: fc.constantFrom(0, 1, null),
    group: fc.constantFrom(0, 1, 2),
    use: fc.constantFrom('wash', 'litre_solution', null),
    priceCents: fc.constantFrom(300, 700, 1200),
  },
  { requiredKeys: [] },
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** Changes products in one transaction, a statement each. */
const write = (changes: [number, Change][]) =>
  test.database.inSite(site.id, async (tx) => {
    for (const [at, { family, group, use, priceCents, ...fields }] of changes) {
      const id = made[at % made.length]?.id ?? 0;
      const moved = group === undefined ? undefined : groups[group];
      const all: Partial<typeof products.$inferInsert> = {
        ...fields,
        ...(family !== undefined && { familyId: family === null ? null : families[family] }),
        ...(moved && { groupId: moved.id, groupIds: moved.ids }),
        ...(use !== undefined && { useMeasure: use, useContent: use && 500 }),
      };
      if (Object.keys(all).length > 0) await tx.update(products).set(all).where(eq(products.id, id));
      if (priceCents) await tx.update(productUnits).set({ priceCents }).where(eq(productUnits.productId, id));
    }
  });

const filters = fc.record(
  {
    kleur: fc.subarray(['wit', 'zwart'], { minLength: 1 }),
    maat: fc.subarray(['S', 'M'], { minLength: 1 }),
    merk: fc.constantFrom<string[]>(['Een'], ['Twee']),
    voorraad: fc.constant<string[]>(['op voorraad']),
    prijs: fc.subarray(['0-5', '5-10', '10-25'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const sort = fc.constantFrom<ProductsRequest['sort']>(undefined, 0, 3, 4, { field: 'price', order: 'desc' });

it('are what the products say after any changes, and a group has them in every list of it', async () => {
  // A filter that no product ever had would filter nothing.
  await write([
    [0, { kleur: 'zwart', maat: 'M', brand: 'Twee' }],
    [1, { kleur: 'zwart' }],
  ]);
  const changes = fc.array(fc.tuple(fc.nat(7), change), { minLength: 1, maxLength: 6 });
  const property = fc.asyncProperty(changes, filters, sort, async (some, chosen, order) => {
    await write(some);
    const { kept, counted } = await listCounts(test.database, site.id);
    expect(kept).toEqual(counted);
    // The same products as a list of ids are counted, not read.
    const request: ProductsRequest = {
      families: true,
      filters: chosen,
      pageSize: 3,
      ...(order !== undefined && { sort: order }),
    };
    for (const page of [0, 1])
      for (const as of [{}, { sid }]) {
        const whole = await test.data(
          list,
          { ...request, page, groupID: groups[2]?.id ?? 0 },
          { site, ...as },
        );
        const { use_measure: _, ...known } = whole;
        const narrowed = { ...request, page, ids: made.map(({ id }) => id), sort: order ?? 1 };
        expect(known).toEqual(await test.data(list, narrowed, { site, ...as }));
      }
  });
  await fc.assert(property, { numRuns: 25 });
}, 120_000);

it('stay as they are when only the order of products changes, and few rows each', async () => {
  const rows = async () =>
    (await test.database.inSite(site.id, (tx) => tx.execute('SELECT id FROM list_counts'))).rows;
  const before = await rows();
  await write([[0, { popularity: 77 }]]);
  expect(await rows()).toEqual(before);
  for (let turn = 0; turn < 120; turn += 1) await write([[0, { active: turn % 2 === 0 }]]);
  const { kept, counted } = await listCounts(test.database, site.id);
  expect(kept).toEqual(counted);
  expect((await rows()).length).toBeLessThan(before.length + 600);
});
