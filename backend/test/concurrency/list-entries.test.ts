import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceTiers, productFamilies, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import { makePriceList, makeProduct, makeSite, type TestApp, type TestProduct } from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

let test: TestApp;
let site: Site;
let own: TestProduct[];
beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
  own = [await makeProduct(test, site), await makeProduct(test, site)];
  const familyId = await test.database.inSite(site.id, async (tx) => {
    const family = { siteId: site.id, name: 'Familie', axis: 'Maat' };
    return (await tx.insert(productFamilies).values(family).returning())[0]?.id;
  });
  await test.database.inSite(site.id, (tx) => tx.update(products).set({ familyId }));
  await makePriceList(
    test,
    site,
    own.map(({ unit }) => ({ unit, q: 1, priceCents: 900 })),
  );
});
afterAll(() => test?.close());

it('are correct when names, stock, units and prices of the same products are written at the same time', async () => {
  await atOnce(60, (turn) =>
    test.database.inSite(site.id, async (tx) => {
      // One after the other: a statement over both would lock them in whatever order it meets them.
      for (const { id, unit } of own) {
        if (turn % 4 === 0)
          await tx
            .update(products)
            .set({ name: `Naam ${turn}` })
            .where(eq(products.id, id));
        if (turn % 4 === 1)
          await tx
            .update(products)
            .set({ stock: turn % 8 === 1 ? 0 : turn })
            .where(eq(products.id, id));
        if (turn % 4 === 2)
          await tx
            .update(productUnits)
            .set({ priceCents: 1000 + turn })
            .where(eq(productUnits.id, unit.id));
        if (turn % 4 === 3)
          await tx
            .update(priceTiers)
            .set({ priceCents: 100 + turn })
            .where(eq(priceTiers.unitId, unit.id));
      }
    }),
  );
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      SELECT count(*)::int AS entries, count(DISTINCT e.product_id)::int AS products,
        bool_and(e.name = p.name AND e.in_stock = (p.stock > 0) AND e.list_cents = u.price_cents AND l.cents = t.price_cents) AS same
      FROM list_entries e JOIN products p ON p.id = e.product_id JOIN product_units u ON u.id = e.unit_id
      JOIN price_tiers t ON t.unit_id = u.id
      JOIN list_prices l ON l.product_id = e.product_id AND l.group_id = e.group_id`),
  );
  expect(rows).toEqual([{ entries: 4, products: 2, same: true }]);
});

it('have one first of a family when two orders sell out all but one member at the same time', async () => {
  const others = [
    await makeProduct(test, site),
    await makeProduct(test, site),
    await makeProduct(test, site),
  ];
  await test.database.inSite(site.id, async (tx) => {
    const family = { siteId: site.id, name: 'Andere', axis: 'Maat' };
    const [row] = await tx.insert(productFamilies).values(family).returning();
    for (const [place, { id }] of others.entries())
      await tx.update(products).set({ familyId: row?.id, familyPosition: place }).where(eq(products.id, id));
  });
  await atOnce(2, (turn) =>
    test.database.inSite(site.id, (tx) =>
      tx
        .update(products)
        .set({ stock: 0 })
        .where(eq(products.id, others[turn]?.id ?? 0)),
    ),
  );
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ product_id: number; in_stock: boolean }>(sql`
      SELECT e.product_id, e.in_stock FROM list_entries e JOIN product_families f ON f.id = e.family
      WHERE e.group_id = 0 AND f.name = 'Andere' AND e.firsts & 1 <> 0`),
  );
  expect(rows).toEqual([{ product_id: others[2]?.id, in_stock: true }]);
});
