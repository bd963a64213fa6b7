import { endpoints, type ProductsRequest, type WireProductList } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIfEmpty } from '../../../demo/src/fill.ts';
import { demoSites } from '../../../demo/src/sites.ts';
import { makeAgreement, makeSession, type TestApp, testApp } from '../support/index.ts';

const { list } = endpoints.products;
const site = { id: 'demo' };
type Filters = Record<string, string[]>;

let test: TestApp;
/**
 * A visitor, a customer with tiers, and one whose price list is lower from the first unit on and who has
 * agreements.
 */
const callers: { sid?: string }[] = [{}];
let scopes: ProductsRequest[];
beforeAll(async () => {
  test = await testApp();
  await fillIfEmpty(test.database, { sites: demoSites.filter(({ id }) => id === 'demo') });
  test.renew();
  const rows = async <Row extends Record<string, unknown>>(query: string) =>
    (await test.database.inSite('demo', (tx) => tx.execute<Row>(sql.raw(query)))).rows;
  const users = await rows<{ userId: number; customerId: number }>(
    `SELECT id AS "userId", customer_id AS "customerId" FROM customer_users ORDER BY id LIMIT 2`,
  );
  const demo = demoSites[0] as Parameters<typeof makeSession>[1];
  for (const user of users) callers.push({ sid: await makeSession(test, demo, { userId: user.userId }) });
  const units = await rows<{ id: number }>(
    'SELECT id FROM product_units WHERE is_default AND product_id % 3 = 0',
  );
  for (const unit of units.slice(0, 200))
    await makeAgreement(test, demo, { customerId: users[1]?.customerId ?? 0 }, unit, {
      priceCents: 100 * (unit.id % 120),
    });
  const groups = await rows<{ id: number }>('SELECT id FROM product_groups ORDER BY id');
  scopes = [
    {},
    { sale: true },
    { search: 'dispenser' },
    { search: 'handschoen' },
    { brand: 'Toonkeur' },
    ...groups.map(({ id }) => ({ groupID: id })),
  ];
});
afterAll(() => test.close());

const ask = (request: ProductsRequest, caller: object): Promise<WireProductList> =>
  test.data(list, { pageSize: 1, ...request }, { site, ...caller });

/** Values of a list's facets, a few unknown ones, and price ranges other than the counted ones. */
function choose(counts: WireProductList['facet_counts'], picks: number[]): Filters {
  const offered = Object.entries(counts).flatMap(([facet, values]) =>
    values.map(({ value }) => [facet, value] as const),
  );
  const strange = [
    ['kleur', 'onbestaand'],
    ['geur', 'citroen'],
    ['prijs', '3-30'],
    ['prijs', '12.5-'],
  ] as const;
  const all = [...offered, ...strange];
  const filters: Filters = {};
  for (const pick of picks) {
    const [facet, value] = all[pick % all.length] ?? ['', ''];
    filters[facet] = [...new Set([...(filters[facet] ?? []), value])];
  }
  return filters;
}

async function check(scope: ProductsRequest, caller: object, picks: number[]): Promise<void> {
  const filters = choose((await ask(scope, caller)).facet_counts, picks);
  const found = await ask({ ...scope, filters }, caller);
  for (const [facet, values] of Object.entries(found.facet_counts)) {
    const chosen = found.filters?.[facet] ?? [];
    for (const { value, count } of values) {
      const says = `${JSON.stringify(filters)}, ${facet}: ${value}`;
      const replaced = await ask({ ...scope, filters: { ...filters, [facet]: [value] } }, caller);
      expect(replaced.num_found, `instead: ${says}`).toBe(count);
      // Products have one value in a facet: another one adds what it counts. Chosen ranges may overlap others.
      if (chosen.length === 0 || chosen.includes(value) || facet === 'prijs') continue;
      const added = await ask({ ...scope, filters: { ...filters, [facet]: [...chosen, value] } }, caller);
      expect(added.num_found, `also: ${says}`).toBe(found.num_found + count);
    }
  }
}

describe('facets add up', () => {
  it('to the result of choosing a value, on any list, with any filters, for visitors and customers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.array(fc.nat(400), { maxLength: 5 }), (scope, caller, picks) =>
        check(scopes[scope % scopes.length] ?? {}, callers[caller % callers.length] ?? {}, picks),
      ),
      { numRuns: 15 },
    );
  });

  it('in prices too, for every customer', async () => {
    for (const caller of callers.slice(1)) {
      const { facet_counts, num_found } = await ask({}, caller);
      const ranges = facet_counts.prijs ?? [];
      expect(ranges.length).toBeGreaterThan(4);
      expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(num_found);
      for (const { value, count } of ranges)
        expect((await ask({ filters: { prijs: [value] } }, caller)).num_found, value).toBe(count);
    }
  });
});
