import { endpoints } from '@toonbank/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { makeCoupon } from '../../coupons/make-coupon.ts';
import {
  makeOptions,
  makeProduct,
  makeSession,
  setPrice,
  setStock,
  type TestApp,
  type TestProduct,
} from '../../support/index.ts';
import { eachBuyer } from '../each-buyer.ts';
import { type Buyer, errorOf, lookInto, refused } from '../make-buyer.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let buyer: Buyer;
let product: TestProduct;

eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);
beforeEach(async () => {
  product = await makeProduct(test, site, { priceCents: 1_000, stock: 100 });
  await buyer.add({ id: product.id, quantity: 2 });
});

async function seen() {
  const [current] = await test.data(cart.checkout, {}, buyer.caller);
  return { version: current?.checkout_version, expectedTotal: current?.totals?.total_incl };
}
const newPrice = (priceCents: number) => setPrice(test, site, product, priceCents);
const newStock = (stock: number) => setStock(test, site, product, stock);

/** Send what was seen before: refused, nothing happened; then look again and send: it works. */
async function isShownFirst(before: Awaited<ReturnType<typeof seen>>, fields: Record<string, string>) {
  const answer = await buyer.send(before, 'sleutel');
  expect(answer.status).toBe(409);
  expect(errorOf(answer)).toEqual(refused('cart_changed', fields));
  expect(await lookInto(test, site).allOrders()).toEqual([]);
  await buyer.sent(await seen(), 'sleutel');
}

describe('a change since the customer’s last look', () => {
  it('is none when the cart is the same: the order is sent', async () => {
    const now = await seen();
    expect(await seen()).toEqual(now);
    await buyer.sent(now);
  });

  it('can be a price', async () => {
    const before = await seen();
    await newPrice(1_001);
    await isShownFirst(before, { version: 'changed', expectedTotal: '32.63' });
  });

  it('is none when a price changed and changed back', async () => {
    const before = await seen();
    await newPrice(1_001);
    await newPrice(1_000);
    await buyer.sent(before);
  });

  it('can be a line that another tab changed', async () => {
    const before = await seen();
    await test.data(
      cart.update,
      { id: product.id, quantity: 3 },
      {
        site,
        sid: await makeSession(test, site, buyer.customer),
      },
    );
    await isShownFirst(before, { version: 'changed', expectedTotal: '44.71' });
  });

  it('can be the stock, when it no longer covers a line', async () => {
    const before = await seen();
    await newStock(99);
    expect(await seen()).toEqual(before);
    await newStock(1);
    const answer = await buyer.send(before);
    expect(errorOf(answer)).toEqual(refused('cart_changed', { version: 'changed' }));
    expect(errorOf(await buyer.send(await seen()))).toEqual(
      refused('insufficient_stock', { [product.id]: 'nog 1' }),
    );
  });

  it('can be the delivery, or a coupon', async () => {
    const before = await seen();
    const { code } = await makeCoupon(test, site, { kind: 'amount', value: 0 });
    await test.data(cart.setCoupon, { coupon: code }, buyer.caller);
    await isShownFirst(before, { version: 'changed' });
  });

  it('is neither the reference nor the comment: they are the sender’s own', async () => {
    const before = await seen();
    await test.data(cart.setOrderRef, { ref: 'PO-1' }, buyer.caller);
    await test.data(cart.setOrderComment, { comment: 'Bel aan' }, buyer.caller);
    await buyer.sent(before);
  });

  it('can be checked by the total alone', async () => {
    const { expectedTotal } = await seen();
    await newPrice(1_001);
    expect(errorOf(await buyer.send({ expectedTotal }))).toEqual(
      refused('cart_changed', { expectedTotal: '32.63' }),
    );
  });
});

describe('an order without a statement of agreement', () => {
  const bare = () => buyer.send({});

  it('accepts no price that rose, until the customer agrees with it', async () => {
    await newPrice(1_001);
    const answer = await bare();
    expect(answer.status).toBe(409);
    expect(errorOf(answer)).toEqual(refused('cart_changed', { [product.id]: '10.01' }));
    expect(errorOf(await buyer.send({ addressID: buyer.customer.addressId }))).toMatchObject({
      code: 'cart_changed',
    });
    expect(await lookInto(test, site).allOrders()).toEqual([]);
    expect((await buyer.cart()).items).toHaveLength(1);
    const { version = '' } = await seen();
    await test.data(cart.setSeenPrices, { version }, buyer.caller);
    await buyer.sent();
  });

  it('accepts no option whose price rose', async () => {
    const bracket = await makeProduct(test, site, { priceCents: 300 });
    await makeOptions(test, site, product, { choices: [bracket] });
    await buyer.add({ id: product.id, quantity: 2, options: [{ id: bracket.id, quantity: 1 }] });
    await setPrice(test, site, bracket, 301);
    expect(errorOf(await bare())).toMatchObject({ code: 'cart_changed' });
  });

  it('accepts a price that fell, and one that rose and fell back', async () => {
    await newPrice(1_001);
    await newPrice(1_000);
    await newPrice(999);
    await buyer.sent();
    expect(await lookInto(test, site).allOrders()).toMatchObject([{ goodsCents: 1_998 }]);
  });

  it('accepts a price that rose when its version or its total is agreed with', async () => {
    await newPrice(1_001);
    await buyer.sent({ version: (await seen()).version });
    await buyer.add({ id: product.id, quantity: 2 });
    await newPrice(1_002);
    await buyer.sent({ expectedTotal: (await seen()).expectedTotal });
  });
});

it('returns the order to a retry of the same request, whatever the cart has by then', async () => {
  const before = await seen();
  const first = await buyer.sent(before, 'sleutel');
  await buyer.add({ id: product.id, quantity: 9 });
  expect(await buyer.sent(before, 'sleutel')).toEqual(first);
});

it('refuses a key that comes with another request', async () => {
  await buyer.sent({ addressID: buyer.customer.addressId }, 'sleutel');
  await buyer.add({ id: product.id, quantity: 1 });
  const answer = await buyer.send({ paymentOptions: { source: 'BANKTRANS' } }, 'sleutel');
  expect(answer.status).toBe(422);
  expect(errorOf(answer)).toEqual(refused('idempotency_key_reused', { 'idempotency-key': 'reused' }));
  expect(await lookInto(test, site).allOrders()).toHaveLength(1);
});

it('refuses a total, a status or a price in the request', async () => {
  for (const sent of [{ total: 1 }, { order_status: 3 }, { lines: [] }]) {
    const answer = await buyer.send(sent);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toEqual(refused('invalid_request', { body: 'unrecognized_keys' }));
  }
});
