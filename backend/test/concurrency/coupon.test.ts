import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { couponUses, orders, type Site } from '../../src/db/schema/index.ts';
import { makeCoupon, usedOf } from '../coupons/make-coupon.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { atOnce, persistently, postgresApp } from './postgres-app.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { stock: 1_000 });
});

/** A logged-in buyer with the coupon in the cart. */
async function buyerWith(coupon: string, known?: TestCustomer) {
  const customer = known ?? (await makeCustomer(test, site));
  const caller = { site, sid: await makeSession(test, site, customer) };
  await test.data(cart.update, { id: product.id, quantity: 1 }, caller);
  await test.data(cart.setCoupon, { coupon }, caller);
  return caller;
}

const send = (caller: { site: Site; sid: string }) =>
  persistently(() => test.call(cart.sendOrder, {}, caller));

it('gives one of a hundred orders at once a coupon for one, and no discount to the others', async () => {
  const coupon = await makeCoupon(test, site, { maxUses: 1 });
  const buyers: Awaited<ReturnType<typeof buyerWith>>[] = [];
  while (buyers.length < 100) buyers.push(...(await atOnce(20, () => buyerWith(coupon.code))));
  const answers = await Promise.all(buyers.map(send));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const refused = answers.filter((answer) => answer.status !== 200);
  expect(new Set(refused.map(({ body }) => (body as { error: { code: string } }).error.code))).toEqual(
    new Set(['coupon_refused']),
  );
  expect(await usedOf(test, site, coupon)).toBe(1);
  const stored = await test.database.inSite(site.id, (tx) => tx.select().from(orders));
  expect(stored).toMatchObject([{ number: 1, discountCents: 100 }]);
});

it('counts every order with a coupon for many', async () => {
  const coupon = await makeCoupon(test, site, { maxUses: 30 });
  const buyers = await atOnce(40, () => buyerWith(coupon.code));
  const answers = await Promise.all(buyers.map(send));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
  expect(await usedOf(test, site, coupon)).toBe(30);
  const uses = await test.database.inSite(site.id, (tx) => tx.select().from(couponUses));
  expect(uses).toHaveLength(30);
});
