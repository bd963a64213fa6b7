import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { lockOrder, moveOrder } from '../../src/modules/orders/operate/move-order.ts';
import { type Buyer, errorOf, lookInto, makeBuyer, refused } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { makeCoupon, usedOf } from './make-coupon.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { priceCents: 1_000 });
});

async function filled(code: string, buyer?: Buyer): Promise<Buyer> {
  const one = buyer ?? (await makeBuyer(test, site));
  await one.add({ id: product.id, quantity: 2 });
  await test.data(cart.setCoupon, { coupon: code }, one.caller);
  return one;
}

it('stores the discount with the order and removes the coupon from the cart', async () => {
  const coupon = await makeCoupon(test, site, { maxUses: 3 });
  const buyer = await filled(coupon.code);
  const { order_id } = await buyer.sent();
  expect(await lookInto(test, site).order(order_id)).toMatchObject({
    coupon: coupon.code,
    goodsCents: 2_000,
    discountCents: 200,
    shippingCents: 695,
    totalCents: 2_495,
  });
  expect(await usedOf(test, site, coupon)).toBe(1);
  expect((await buyer.cart()).coupon).toBe('');
});

it('is used by orders, not by carts: the first order gets the last use', async () => {
  const coupon = await makeCoupon(test, site, { maxUses: 1 });
  const [first, second] = [await filled(coupon.code), await filled(coupon.code)];
  await first.sent();
  const late = await second.send();
  expect(errorOf(late)).toEqual(refused('coupon_refused', { coupon: 'used_up' }));
  expect((await second.cart()).coupon_state).toMatchObject({ applied: false, reason: 'used_up' });
});

it('counts per customer, for all its buyers', async () => {
  const coupon = await makeCoupon(test, site, { maxUsesPerCustomer: 1 });
  const buyer = await filled(coupon.code);
  await buyer.sent();
  await buyer.add({ id: product.id, quantity: 1 });
  const again = await test.call(cart.setCoupon, { coupon: coupon.code }, buyer.caller);
  expect(errorOf(again)).toEqual(refused('coupon_refused', { coupon: 'once_per_customer' }));
  await (await filled(coupon.code)).sent();
  expect(await usedOf(test, site, coupon)).toBe(2);
});

it('is restored when the order is refused, and when it is cancelled', async () => {
  const coupon = await makeCoupon(test, site, { maxUses: 1, maxUsesPerCustomer: 1 });
  const buyer = await filled(coupon.code);
  await buyer.add({ id: product.id, quantity: 5_000 });
  expect(errorOf(await buyer.send())).toMatchObject({ code: 'insufficient_stock' });
  expect(await usedOf(test, site, coupon)).toBe(0);

  await buyer.add({ id: product.id, quantity: 1 });
  const { order_number } = await buyer.sent();
  await test.database.inSite(site.id, async (tx) => {
    await moveOrder(tx, await lockOrder(tx, Number(order_number)), 4, 'operator');
  });
  expect(await usedOf(test, site, coupon)).toBe(0);
  await (await filled(coupon.code, buyer)).sent();
});
