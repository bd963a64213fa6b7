import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customers, customerUsers, orders, products, type Site } from '../../src/db/schema/index.ts';
import { releaseUnpaid } from '../../src/modules/payments/release-unpaid.ts';
import { makeCoupon, usedOf } from '../coupons/make-coupon.ts';
import { asking } from '../payments/asking.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, unique } from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp();
  site = await makeSite(test, { shippingNlCents: 0 });
});
afterAll(() => test?.close());

const inSite: <T>(work: Parameters<typeof test.database.inSite<T>>[1]) => Promise<T> = (work) =>
  test.database.inSite(site.id, work);

it('holds a customer’s buyers to one limit when they order at once, each once per customer', async () => {
  const product = await makeProduct(test, site, { priceCents: 1_000 });
  const coupon = await makeCoupon(test, site, { kind: 'amount', value: 0, maxUsesPerCustomer: 7 });
  const { customerId, userId } = await makeCustomer(test, site, { creditLimitCents: 12_100 });
  const buyers = await atOnce(20, async (turn) => {
    const colleague = {
      siteId: site.id,
      customerId,
      username: `collega${turn}-${unique()}`,
      passwordHash: '-',
    };
    const person = { firstName: 'Co', lastName: 'Lega', email: 'co@lega.test' };
    const [row] = await inSite((tx) =>
      tx
        .insert(customerUsers)
        .values({ ...colleague, ...person })
        .returning({ id: customerUsers.id }),
    );
    const caller = { site, sid: await makeSession(test, site, { userId: row?.id ?? userId }) };
    await test.data(cart.update, { id: product.id, quantity: 1 }, caller);
    return caller;
  });
  const answers = await Promise.all(buyers.map((caller) => test.call(cart.sendOrder, {}, caller)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);

  // The same race for a coupon with a limit per customer.
  await inSite((tx) =>
    tx.update(customers).set({ creditLimitCents: null }).where(eq(customers.id, customerId)),
  );
  for (const caller of buyers) await test.data(cart.update, { id: product.id, quantity: 1 }, caller);
  await Promise.all(buyers.map((caller) => test.data(cart.setCoupon, { coupon: coupon.code }, caller)));
  const again = await Promise.all(buyers.map((caller) => test.call(cart.sendOrder, {}, caller)));
  expect(again.filter((answer) => answer.status === 200)).toHaveLength(7);
  expect(await usedOf(test, site, coupon)).toBe(7);
});

it('expires an unpaid order once, with several processes at the same time', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  await atOnce(10, async () => {
    const consumer = await makeCustomer(test, site, { kind: 'consumer' });
    const caller = { site, sid: await makeSession(test, site, consumer) };
    await test.data(cart.update, { id: product.id, quantity: 2 }, caller);
    await test.data(cart.sendOrder, {}, caller);
    await inSite((tx) =>
      tx
        .update(orders)
        .set({ payBefore: new Date(Date.now() - 1_000) })
        .where(eq(orders.userId, consumer.userId)),
    );
  });
  const released = await atOnce(4, () => releaseUnpaid(asking(test)));
  expect(released.reduce((sum, some) => sum + some, 0)).toBe(10);
  const [row] = await inSite((tx) =>
    tx.select({ stock: products.stock }).from(products).where(eq(products.id, product.id)),
  );
  expect(row?.stock).toBe(100);
});
