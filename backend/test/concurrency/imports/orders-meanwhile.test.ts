import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { type Importer, importer } from '../../imports/run-import.ts';
import { finishLists } from '../../support/finish-lists.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
} from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { cart, imports } = endpoints;

const BUYERS = 50;
const ORDERS_EACH = 4;
const IN_WAREHOUSE = 30;

let test: TestApp;
let site: Site;
let own: Importer;
let goods: TestProduct[];

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
  own = await importer(test, site);
  goods = [];
  for (let at = 0; at < 12; at += 1)
    goods.push(await makeProduct(test, site, { stock: IN_WAREHOUSE, priceCents: 1_000 }));
});
afterAll(() => test?.close());

const priceLines = (price: string, products = goods) => [
  'Artikelnummer;Prijs',
  ...products.map(({ articleNumber }) => `${articleNumber};${price}`),
];

it('sells nothing twice, and at no other price than was shown, while prices and stock are imported', async () => {
  const buyers = await atOnce(BUYERS, async () => ({
    site,
    sid: await makeSession(test, site, await makeCustomer(test, site)),
  }));
  const shown: { orderId: number; total: number }[] = [];
  const wrong: unknown[] = [];
  let ordering = true;

  async function buy(turn: number) {
    const caller = buyers[turn];
    for (let at = 0; at < ORDERS_EACH; at += 1) {
      const { id } = goods[(turn * 5 + at * 7) % goods.length] as TestProduct;
      const filled = await persistently(() =>
        test.call(cart.update, { id, quantity: 1 + (turn % 3) }, caller),
      );
      if (filled.status !== 200) continue;
      const { totals } = await test.data(cart.get, {}, caller);
      const total = totals?.total_incl;
      const sent = await persistently(() => test.call(cart.sendOrder, { expectedTotal: total }, caller));
      const { data, error } = sent.body as { data?: { order_id: number }; error?: { code: string } };
      if (data && total !== undefined) shown.push({ orderId: data.order_id, total });
      else if (error?.code !== 'cart_changed' && error?.code !== 'insufficient_stock')
        wrong.push([sent.status, sent.body]);
      await persistently(() => test.call(cart.update, { id, quantity: 0 }, caller));
    }
  }

  async function importMeanwhile() {
    for (let round = 0; ordering || round < 2; round += 1) {
      const prices = await own.preview({
        kind: 'prices',
        lines: priceLines(round % 2 === 0 ? '11,00' : '10,00'),
      });
      await own.apply(prices);
      const stock = await own.preview({
        kind: 'stock',
        lines: [
          'Artikelnummer;Voorraad',
          ...goods.map(({ articleNumber }) => `${articleNumber};${IN_WAREHOUSE}`),
        ],
        options: { stock_meaning: 'physical', moment: new Date().toISOString() },
      });
      if ((await own.details(stock)).changes > 0) await own.apply(stock);
    }
  }

  const importing = importMeanwhile();
  await atOnce(BUYERS, buy);
  ordering = false;
  await importing;

  expect(wrong).toEqual([]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ id: number; total: number; price: number }>(sql`
      SELECT o.id, o.total_incl_cents AS total, r.price_cents AS price
      FROM orders o JOIN order_rows r ON r.order_id = o.id ORDER BY o.id`),
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(({ id, total }) => ({ orderId: id, total }))).toEqual(
    shown
      .map(({ orderId, total }) => ({ orderId, total: Math.round(total * 100) }))
      .toSorted((a, b) => a.orderId - b.orderId),
  );
  expect([...new Set(rows.map(({ price }) => price))].sort()).toEqual([1_000, 1_100]);
  const left = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      SELECT p.id, p.stock + coalesce(sum(r.quantity), 0)::int AS pieces
      FROM products p LEFT JOIN order_rows r ON r.product_id = p.id GROUP BY p.id, p.stock ORDER BY p.id`),
  );
  expect(left.rows).toEqual(goods.map(({ id }) => ({ id, pieces: IN_WAREHOUSE })));
}, 240_000);

it('lets one of two imports of the same prices win, and has the other compared again', async () => {
  const first = await own.preview({ kind: 'prices', lines: priceLines('21,00') });
  const second = await own.preview({ kind: 'prices', lines: priceLines('22,00', goods.toReversed()) });
  for (const importID of [first, second]) {
    const { revision } = await own.details(importID);
    await test.data(imports.apply, { importID, revision }, own.caller);
  }
  await atOnce(4, own.work);
  const both = [await own.details(first), await own.details(second)];
  expect(both.map(({ state, outdated }) => [state, outdated]).sort()).toEqual([
    ['applied', false],
    ['preview', true],
  ]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT DISTINCT price_cents AS cents FROM product_units`),
  );
  expect(rows).toEqual([{ cents: both[0]?.state === 'applied' ? 2_100 : 2_200 }]);
});

it('leaves lists right when prices are applied while products are renamed, sold out and switched on and off', async () => {
  let importing = true;
  const disturb = async (turn: number) => {
    for (let at = 0; importing; at += 1) {
      const { id } = goods[(turn + at * 4) % goods.length] as TestProduct;
      await test.database.inSite(site.id, (tx) =>
        tx.execute(
          turn === 0
            ? sql`UPDATE products SET name = 'Naam ' || ${at}::int WHERE id = ${id}`
            : turn === 1
              ? sql`UPDATE products SET stock = ${at % 2} WHERE id = ${id}`
              : sql`UPDATE products SET active = NOT active WHERE id = ${id}`,
        ),
      );
    }
  };
  const others = atOnce(3, disturb);
  for (let round = 0; round < 6; round += 1)
    await own.apply(await own.preview({ kind: 'prices', lines: priceLines(`${30 + round},00`) }));
  importing = false;
  await others;
  await finishLists(test, site.id);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      SELECT p.id FROM products p
      JOIN product_units u ON u.product_id = p.id AND u.is_default
      LEFT JOIN list_entries e ON e.product_id = p.id AND e.group_id = 0
      WHERE (p.active, p.name, p.stock > 0, u.price_cents) IS DISTINCT FROM
        (e.product_id IS NOT NULL, coalesce(e.name, p.name), coalesce(e.in_stock, p.stock > 0), coalesce(e.list_cents, u.price_cents))`),
  );
  expect(rows).toEqual([]);
}, 120_000);
