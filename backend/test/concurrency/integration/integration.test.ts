import { endpoints } from '@toonbank/contract';
import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { callErp, type Erp, makeKey } from '../../integration/support/make-key.ts';
import { makeBuyer } from '../../orders/make-buyer.ts';
import { makeAdmin, makeProduct, makeSession, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { orders, orderSteps, writes } = integrationEndpoints;
const { integration } = endpoints;
const CALLS = 60;

let test: TestApp;
let site: Site;
let erp: Erp;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  erp = await makeKey(test, site);
});

async function countOf(table: string, condition = sql`true`): Promise<number> {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} WHERE ${condition}`,
    ),
  );
  return rows[0]?.count ?? 0;
}

it('while orders are placed at once, pages by cursor give each of them exactly once', async () => {
  const product = await makeProduct(test, site, { stock: 1_000_000 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => makeBuyer(test, site)));
  const placed: number[] = [];
  let isPlacing = true;
  const placing = Promise.all(
    buyers.map(async (buyer) => {
      for (let turn = 0; turn < 8; turn += 1) {
        await buyer.add({ id: product.id, quantity: 1 });
        placed.push(Number((await buyer.sent()).order_number));
      }
    }),
  ).finally(() => {
    isPlacing = false;
  });
  const seen: number[] = [];
  let na = '0';
  for (let isLast = false; !isLast; ) {
    isLast = !isPlacing;
    const { status, body } = await persistently(() => callErp(test, erp, orders.list, { na, aantal: 7 }));
    expect(status).toBe(200);
    seen.push(...body.data.orders.map((order: { number: number }) => order.number));
    na = body.data.cursor;
    if (body.data.more) isLast = false;
  }
  await placing;
  expect(placed).toHaveLength(96);
  expect(seen).toEqual(placed.toSorted((one, other) => one - other));
});

it('sixty calls with one Idempotency-Key have one effect and one answer', async () => {
  const { id, articleNumber } = await makeProduct(test, site, { priceCents: 1_000 });
  const send = (price: number) =>
    persistently(() =>
      callErp(
        test,
        erp,
        writes.prices,
        { lines: [{ article_number: articleNumber, price_cents: price }] },
        { headers: { 'idempotency-key': 'een' } },
      ),
    );
  const answers = await atOnce(CALLS, () => send(1_250));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await countOf('imports')).toBe(1);
  expect(await countOf('product_units', sql`product_id = ${id} AND price_cents = 1250`)).toBe(1);
  expect((await send(1_300)).status).toBe(422);
});

it('sixty calls with one Idempotency-Key and different bodies write one of them', async () => {
  const { articleNumber } = await makeProduct(test, site, { priceCents: 1_000 });
  const answers = await atOnce(CALLS, (turn) =>
    persistently(() =>
      callErp(
        test,
        erp,
        writes.prices,
        { lines: [{ article_number: articleNumber, price_cents: 2_000 + turn }] },
        { headers: { 'idempotency-key': 'strijd' } },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(CALLS - 1);
  expect(await countOf('imports')).toBe(1);
});

it('sixty deliveries of an order at once make one invoice', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 1 });
  const number = Number((await buyer.sent()).order_number);
  await callErp(test, erp, orderSteps.takeUp, { number });
  const answers = await atOnce(CALLS, () =>
    persistently(() => callErp(test, erp, orderSteps.deliver, { number })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await countOf('invoices'), await countOf('order_status_changes', sql`status = 3`)]).toEqual([1, 1]);
});

it('sixty writers of the same prices at once all get an answer, and the last one stays', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => makeProduct(test, site, { priceCents: 1 })));
  const answers = await atOnce(CALLS, (turn) =>
    persistently(() =>
      callErp(test, erp, writes.prices, {
        lines: made.map(({ articleNumber }) => ({ article_number: articleNumber, price_cents: 100 + turn })),
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT DISTINCT price_cents FROM product_units`),
  );
  expect(rows).toHaveLength(1);
});

it('a stock feed never sells what is ordered at the same moment', async () => {
  const { id, articleNumber } = await makeProduct(test, site, { stock: 1_000 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(test, site)));
  for (const buyer of buyers) await buyer.add({ id, quantity: 3 });
  const moment = new Date(Date.now() - 60_000).toISOString();
  await Promise.all([
    ...buyers.map((buyer) => buyer.sent()),
    ...Array.from({ length: 10 }, () =>
      persistently(() =>
        callErp(test, erp, writes.stock, {
          ...{ meaning: 'physical', moment },
          lines: [{ article_number: articleNumber, stock: 500 }],
        }),
      ),
    ),
  ]);
  await callErp(test, erp, writes.stock, {
    ...{ meaning: 'physical', moment },
    lines: [{ article_number: articleNumber, stock: 500 }],
  });
  expect(await countOf('products', sql`stock = 470`)).toBe(1);
});

it('sixty rotations of a key at once give one new secret', async () => {
  const manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  const answers = await atOnce(CALLS, () => test.call(integration.rotateKey, { keyID: erp.keyId }, manager));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await callErp(test, erp, orders.list)).status).toBe(200);
});

it('sixty keys of one name at once are one', async () => {
  const manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  const answers = await atOnce(CALLS, () =>
    test.call(integration.makeKey, { name: 'Exact', scopes: ['orders:read'] }, manager),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(CALLS - 1);
});
