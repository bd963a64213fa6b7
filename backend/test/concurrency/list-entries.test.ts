import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceTiers, productFamilies, products, productUnits, type Site } from '../../src/db/schema/index.ts';
import { finishLists } from '../support/finish-lists.ts';
import { makePriceList, makeProduct, makeSite, type TestApp, type TestProduct } from '../support/index.ts';
import { listCounts } from '../support/list-counts.ts';
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
  await finishLists(test, site.id);
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

it('are written for a price without a lock that an order of the product waits for', async () => {
  const product = await makeProduct(test, site, { priceCents: 500 });
  await makePriceList(test, site, [{ unit: product.unit, q: 1, priceCents: 450 }]);
  const entries = () =>
    test.database.inSite(site.id, (tx) =>
      tx.execute(sql`SELECT DISTINCT list_cents FROM list_entries WHERE product_id = ${product.id}`),
    );
  await test.database.inSite(site.id, async (tx) => {
    await tx.update(productUnits).set({ priceCents: 600 }).where(eq(productUnits.id, product.unit.id));
    await tx.update(priceTiers).set({ priceCents: 440 }).where(eq(priceTiers.unitId, product.unit.id));
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
    await test.database.inSite(site.id, (order) =>
      order.execute(sql`SELECT FROM products WHERE id = ${product.id} FOR NO KEY UPDATE NOWAIT`),
    );
  });
  expect((await entries()).rows).toEqual([{ list_cents: 600 }]);
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
  await finishLists(test, site.id);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ product_id: number; in_stock: boolean }>(sql`
      SELECT e.product_id, e.in_stock FROM list_entries e JOIN product_families f ON f.id = e.family
      WHERE e.group_id = 0 AND f.name = 'Andere' AND e.family_rank = 0`),
  );
  expect(rows).toEqual([{ product_id: others[2]?.id, in_stock: true }]);
});

describe('families that are changed at the same time', () => {
  const TURNS = 20;
  type Tx = Parameters<Parameters<TestApp['database']['inSite']>[1]>[0];

  /** A family with so many members, in stock. */
  async function makeFamily(name: string, size: number): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < size; at += 1) ids.push((await makeProduct(test, site)).id);
    await test.database.inSite(site.id, async (tx) => {
      const [row] = await tx
        .insert(productFamilies)
        .values({ siteId: site.id, name, axis: 'Maat' })
        .returning();
      for (const [place, id] of ids.entries())
        await tx
          .update(products)
          .set({ familyId: row?.id, familyPosition: place })
          .where(eq(products.id, id));
    });
    return ids;
  }
  const sellOut = (tx: Tx, id: number) => tx.update(products).set({ stock: 0 }).where(eq(products.id, id));

  /** The members that stand for their family in the list of everything, and whether all entries have their stock. */
  async function firstsOf(ids: number[]) {
    await finishLists(test, site.id);
    const { rows } = await test.database.inSite(site.id, (tx) =>
      tx.execute<{ firsts: number[]; same: boolean }>(sql`
        SELECT array_agg(e.product_id) FILTER (WHERE e.family_rank = 0) AS firsts,
          bool_and(e.in_stock = (p.stock > 0)) AS same
        FROM list_entries e JOIN products p ON p.id = e.product_id
        WHERE e.group_id = 0 AND e.product_id = ANY (${sql.param(ids)}::int[])`),
    );
    return rows[0];
  }

  it('do not deadlock when transactions change members of two families in opposite order', async () => {
    const one = await makeFamily('Een', TURNS + 1);
    const two = await makeFamily('Twee', TURNS + 1);
    await atOnce(TURNS, (turn) =>
      test.database.inSite(site.id, async (tx) => {
        // No two transactions change the same product.
        const pair = [one[turn] ?? 0, two[turn] ?? 0];
        for (const id of turn % 2 === 0 ? pair : pair.reverse()) await sellOut(tx, id);
      }),
    );
    expect(await firstsOf(one)).toEqual({ firsts: [one[TURNS]], same: true });
    expect(await firstsOf(two)).toEqual({ firsts: [two[TURNS]], same: true });
  });

  it('do not deadlock when one changes two members, one after the other, and others the second of them', async () => {
    const ids = await makeFamily('Drie', 3);
    const [first = 0, second = 0, third] = ids;
    await atOnce(TURNS, (turn) =>
      test.database.inSite(site.id, async (tx) => {
        if (turn % 2 === 0)
          await tx
            .update(products)
            .set({ name: `Naam ${turn}` })
            .where(eq(products.id, first));
        await tx
          .update(products)
          .set({ name: `Naam ${turn}`, stock: 0 })
          .where(eq(products.id, second));
        if (turn % 2 === 0) await sellOut(tx, first);
      }),
    );
    expect(await firstsOf(ids)).toEqual({ firsts: [third], same: true });
  });

  it('do not deadlock when two members are changed in opposite order, once both are locked', async () => {
    const ids = await makeFamily('Vier', 3);
    const pair = ids.slice(0, 2);
    await atOnce(TURNS, (turn) =>
      test.database.inSite(site.id, async (tx) => {
        // As an order does: without it the products themselves are a deadlock, with or without families.
        await tx
          .select({ id: products.id })
          .from(products)
          .where(inArray(products.id, pair))
          .orderBy(asc(products.id))
          .for('no key update');
        for (const id of turn % 2 === 0 ? pair : pair.toReversed()) {
          await tx
            .update(products)
            .set({ name: `Naam ${turn}` })
            .where(eq(products.id, id));
          await sellOut(tx, id);
        }
      }),
    );
    expect(await firstsOf(ids)).toEqual({ firsts: [ids[2]], same: true });
  });
});

it('are counted right when their products, stock and families are changed at the same time', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1) ids.push((await makeProduct(test, site)).id);
  const familyId = await test.database.inSite(site.id, async (tx) => {
    const family = { siteId: site.id, name: 'Vijf', axis: 'Maat' };
    return (await tx.insert(productFamilies).values(family).returning())[0]?.id ?? null;
  });
  // Enough of them that rows are summed up while others are added.
  await atOnce(120, (turn) =>
    test.database.inSite(site.id, async (tx) => {
      const changes = [
        { stock: turn % 3 },
        { familyId: turn % 4 === 1 ? familyId : null },
        { active: turn % 5 > 0 },
      ];
      await tx
        .update(products)
        .set(changes[turn % 3] ?? {})
        .where(eq(products.id, ids[turn % 7] ?? 0));
    }),
  );
  await finishLists(test, site.id);
  const { kept, counted } = await listCounts(test.database, site.id);
  expect(kept).toEqual(counted);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ least: number }>(sql`SELECT min(id)::int AS least FROM list_counts WHERE group_id = 0`),
  );
  expect(rows[0]?.least).toBeGreaterThan(256);
});

it('are counted right when a product is renamed before the job that an order left its stock to', async () => {
  const { id } = await makeProduct(test, site);
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const importing = test.database.inSite(site.id, async (tx) => {
    await tx.execute(sql`SELECT FROM list_entries WHERE product_id = ${id} FOR NO KEY UPDATE`);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  const change = (values: Partial<typeof products.$inferInsert>) =>
    test.database.inSite(site.id, (tx) => tx.update(products).set(values).where(eq(products.id, id)));
  await change({ stock: 0 });
  over.resolve();
  await importing;
  await change({ name: 'Andere naam' });
  expect(await finishLists(test, site.id)).toBe(1);
  const { kept, counted } = await listCounts(test.database, site.id);
  expect(kept).toEqual(counted);
});
