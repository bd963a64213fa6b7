import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { orderRows, orders, products, type Site } from '../../src/db/schema/index.ts';
import { makeCoupon, usedOf } from '../coupons/make-coupon.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';
import { mortalBackend } from './mortal-backend.ts';
import { atOnce } from './postgres-app.ts';

const { cart } = endpoints;
/** `CHECKOUTS=200 npm test` is a longer run with more checkouts. */
const CHECKOUTS = Number(process.env.CHECKOUTS ?? 60);
const AT_ONCE = 8;

let test: TestApp;
let site: Site;
let database: ServerDatabase;
let backend: Awaited<ReturnType<typeof mortalBackend>>;

beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 10));
  site = await makeSite(test, { token: 'of-killed-test' });
  backend = await mortalBackend(database.url);
});
afterAll(async () => {
  await backend?.end();
  await test?.close();
  await database?.drop();
});

it('keeps every acknowledged order, once, when the backend is killed in the middle of many checkouts', async () => {
  const product = await makeProduct(test, site, { stock: 1_000 });
  const coupon = await makeCoupon(test, site, { maxUses: 1_000, maxUsesPerCustomer: 1 });
  let lives = 3;
  let dying: Promise<void> | undefined;
  /** After some answers, with others on their way, each time at another point of their work. */
  const killSometimes = () => {
    lives -= 1;
    if (lives > 0 || dying) return;
    dying = new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
      .then(() => backend.kill())
      .then(() => {
        lives = 8 + Math.floor(Math.random() * 24);
        dying = undefined;
      });
  };

  async function checkout(key: string): Promise<{ userId: number; orderId: number }> {
    const customer = await makeCustomer(test, site);
    const sid = await makeSession(test, site, customer);
    await test.data(cart.update, { id: product.id, quantity: 1 }, { site, sid });
    await test.data(cart.setCoupon, { coupon: coupon.code }, { site, sid });
    const headers = { 'x-site-token': site.token, authorization: sid, 'idempotency-key': key };
    const answer = await backend.ask(cart.sendOrder.path, headers);
    killSometimes();
    const body = (await answer.json()) as { data?: { order_id: number } };
    expect(answer.status, JSON.stringify(body)).toBe(200);
    return { userId: customer.userId, orderId: body.data?.order_id ?? 0 };
  }

  const acknowledged: Awaited<ReturnType<typeof checkout>>[] = [];
  let next = 0;
  await atOnce(AT_ONCE, async () => {
    while (next < CHECKOUTS) {
      next += 1;
      acknowledged.push(await checkout(`sleutel-${next}`));
    }
  });
  await dying;

  const byId = (a: { orderId: number }, b: { orderId: number }) => a.orderId - b.orderId;
  const stored = await test.database.inSite(site.id, (tx) => tx.select().from(orders).orderBy(orders.id));
  expect(stored.map(({ id, userId }) => ({ userId, orderId: id }))).toEqual(acknowledged.toSorted(byId));
  expect(stored.map((order) => order.number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: CHECKOUTS }, (_, index) => index + 1),
  );
  const rows = await test.database.inSite(site.id, (tx) => tx.select().from(orderRows));
  const [left] = await test.database.inSite(site.id, (tx) =>
    tx.select({ stock: products.stock }).from(products).where(eq(products.id, product.id)),
  );
  expect([rows.length, left?.stock, await usedOf(test, site, coupon)]).toEqual([
    CHECKOUTS,
    1_000 - CHECKOUTS,
    CHECKOUTS,
  ]);
  expect(backend.deaths()).toBeGreaterThan(CHECKOUTS / 40);
}, 400_000);
