import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastPrices, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import {
  hadPrice,
  makeProduct,
  makeSite,
  setPrice,
  startSale,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { type History, naivePriorPrice } from './naive-prior-price.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
});
afterAll(() => test.close());

/** The prior price of a product's default unit as it is sold now. */
async function priorOf({ unit }: TestProduct): Promise<number | null> {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ cents: number | null }>(sql`
      SELECT prior_price(u.id, u.price_cents, p.sale_since) AS cents
      FROM product_units u JOIN products p ON p.id = u.product_id WHERE u.id = ${unit.id}`),
  );
  return rows[0]?.cents ?? null;
}
const setSale = ({ id }: TestProduct, isSale: boolean) =>
  test.database.inSite(site.id, (tx) => tx.update(products).set({ isSale }).where(eq(products.id, id)));

describe('the lowest price of the 30 days before a sale', () => {
  it('is the price that the sale lowered', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    expect(await priorOf(product)).toBeNull();
    await startSale(test, site, product, 800);
    expect(await priorOf(product)).toBe(1000);
  });

  it('stays the same while the sale lowers the price further, however long it lasts', async () => {
    const product = await makeProduct(test, site, { priceCents: 800, isSale: true, saleSince: daysAgo(90) });
    await hadPrice(test, site, product, 1000, daysAgo(90));
    await setPrice(test, site, product, 700);
    await setPrice(test, site, product, 600);
    expect(await priorOf(product)).toBe(1000);
  });

  it('is a lower price that the product had for a short time in those days', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    await hadPrice(test, site, product, 1000, daysAgo(29));
    await hadPrice(test, site, product, 750, daysAgo(28));
    await startSale(test, site, product, 800);
    expect(await priorOf(product)).toBe(750);
  });

  it('is not a lower price of longer ago', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    await hadPrice(test, site, product, 750, daysAgo(32));
    await startSale(test, site, product, 800);
    expect(await priorOf(product)).toBe(1000);
  });

  it('is the price itself when it was lowered before the sale began', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    await setPrice(test, site, product, 800);
    await setSale(product, true);
    expect(await priorOf(product)).toBe(800);
  });

  it('is that of the sale before it, when a sale ends and another begins', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    await startSale(test, site, product, 800);
    await setSale(product, false);
    await setPrice(test, site, product, 1000);
    await startSale(test, site, product, 900);
    expect(await priorOf(product)).toBe(800);
  });

  it('counts again from a rise of the price in the sale', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    await startSale(test, site, product, 700);
    await setPrice(test, site, product, 900);
    await setPrice(test, site, product, 850);
    expect(await priorOf(product)).toBe(700);
  });

  it('is unknown for a product that is in the sale since it came, and for a sale of before the history', async () => {
    const fresh = await makeProduct(test, site, { priceCents: 800, isSale: true });
    // Its only price is the one of the sale: no reduction.
    expect((await priorOf(fresh)) ?? 0).toBeLessThanOrEqual(800);
    await test.database.inSite(site.id, (tx) =>
      tx.update(products).set({ saleSince: null }).where(eq(products.id, fresh.id)),
    );
    expect(await priorOf(fresh)).toBeNull();
  });

  it('is not stored for a price that did not change, and is removed with its unit', async () => {
    const product = await makeProduct(test, site, { priceCents: 1000 });
    await setPrice(test, site, product, 1000);
    const count = () =>
      test.database.inSite(site.id, (tx) =>
        tx.select().from(pastPrices).where(eq(pastPrices.unitId, product.unit.id)),
      );
    expect(await count()).toEqual([]);
    await setPrice(test, site, product, 900);
    expect(await count()).toMatchObject([{ priceCents: 1000 }]);
    await test.database.inSite(site.id, (tx) =>
      tx.delete(productUnits).where(eq(productUnits.id, product.unit.id)),
    );
    expect(await count()).toEqual([]);
  });
});

/** Hours since the start of this, near both changes of the clock in Amsterdam. */
const starts = [Date.UTC(2026, 1, 20), Date.UTC(2026, 9, 1)];
const histories: fc.Arbitrary<History> = fc
  .record({
    start: fc.constantFrom(...starts),
    changes: fc.uniqueArray(
      fc.record({ hour: fc.integer({ min: 1, max: 24 * 75 }), cents: fc.integer({ min: 1, max: 6 }) }),
      { selector: ({ hour }) => hour, maxLength: 9 },
    ),
    first: fc.integer({ min: 1, max: 6 }),
    sale: fc.integer({ min: 0, max: 24 * 75 }),
    withChange: fc.boolean(),
  })
  .map(({ start, changes, first, sale, withChange }) => {
    const sorted = changes.toSorted((one, other) => one.hour - other.hour);
    return { start, first, changes: sorted, sale: (withChange && sorted.at(-2)?.hour) || sale };
  });

it('is what a naive model finds, hour by hour, for any prices around a sale', async () => {
  const product = await makeProduct(test, site);
  const cases = fc.sample(histories, { numRuns: 400, seed: 18 });
  const at = ({ start }: History, hour: number) => new Date(start + hour * 3_600_000);
  const last = ({ first, changes }: History) => changes.at(-1)?.cents ?? first;
  const found = await test.database.inSite(site.id, async (tx) => {
    const unit = { siteId: site.id, productId: product.id, name: 'stuk', description: '', ean: '' };
    const units = await tx
      .insert(productUnits)
      .values(
        cases.map((one, n) => ({
          ...{ ...unit, content: 1, isDefault: false, position: n },
          priceCents: last(one),
        })),
      )
      .returning({ id: productUnits.id });
    const past = cases.flatMap((one, n) =>
      one.changes.map(({ hour }, place) => ({
        siteId: site.id,
        unitId: units[n]?.id ?? 0,
        until: at(one, hour),
        priceCents: one.changes[place - 1]?.cents ?? one.first,
      })),
    );
    await tx.insert(pastPrices).values(past);
    const answers: (number | undefined)[] = [];
    for (const [n, one] of cases.entries()) {
      const { rows } = await tx.execute<{ cents: number }>(sql`
        SELECT prior_price(${units[n]?.id}, ${last(one)}, ${at(one, one.sale).toISOString()}::timestamptz) AS cents`);
      answers.push(rows[0]?.cents);
    }
    return answers;
  });
  for (const [n, one] of cases.entries()) expect(found[n], JSON.stringify(one)).toBe(naivePriorPrice(one));
  // Not only cases in which it is the first price.
  expect(new Set(found).size).toBeGreaterThan(4);
});
