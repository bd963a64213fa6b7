import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pastPrices, productUnits, type Site } from '../../src/db/schema/index.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct } from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

let test: TestApp;
let site: Site;
let product: TestProduct;
beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test, { prices: 'public' });
  product = await makeProduct(test, site, { priceCents: 1000 });
});
afterAll(() => test?.close());

it('keeps every price in the order in which sixty changes at once took effect', async () => {
  const { unit } = product;
  await atOnce(60, () =>
    test.database.inSite(site.id, (tx) =>
      tx.update(productUnits).set({ priceCents: sql`price_cents + 1` }).where(eq(productUnits.id, unit.id)),
    ),
  );
  const kept = await test.database.inSite(site.id, (tx) =>
    tx.select().from(pastPrices).where(eq(pastPrices.unitId, unit.id)).orderBy(pastPrices.until),
  );
  expect(kept.map(({ priceCents }) => priceCents)).toEqual(Array.from({ length: 60 }, (_, n) => 1000 + n));
});
