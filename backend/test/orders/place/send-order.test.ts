import { endpoints } from '@toonbank/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { carts, type Site } from '../../../src/db/schema/index.ts';
import {
  embeddedDatabase,
  makeAgreement,
  makeOptions,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
} from '../../support/index.ts';
import { eachBuyer } from '../each-buyer.ts';
import { type Buyer, errorOf, lookInto, makeBuyer, refused } from '../make-buyer.ts';

const { cart } = endpoints;
const box = { name: 'doos', content: 10, priceCents: 900 };
const piece = { name: 'stuk', content: 1, priceCents: 100 };

let test: TestApp;
let site: Site;
let buyer: Buyer;
let product: TestProduct;
let look: ReturnType<typeof lookInto>;

eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  // The default store; orders at the same time are tested on PostgreSQL.
  { ownSite: true, database: embeddedDatabase },
);
beforeEach(async () => {
  look = lookInto(test, site);
  product = await makeProduct(test, site, { units: [piece, box], stock: 100 });
});

describe('sending an order', () => {
  it('stores the lines, takes them from stock and empties the cart', async () => {
    await buyer.add({ id: product.id, quantity: 2, unit: product.units[1]?.id, comment: 'niet stapelen' });
    await test.data(cart.setOrderRef, { ref: 'PO-77' }, buyer.caller);
    await test.data(cart.setOrderComment, { comment: 'Achterom leveren' }, buyer.caller);

    const answer = await buyer.sent();
    expect(answer).toEqual({
      order_id: expect.any(Number),
      order_number: '1',
      order_status: 1,
      total: 24.95,
      total_incl: 30.19,
      payment_state: 'open',
      payment: { kind: 'invoice', state: 'open' },
    });
    expect(await look.order(answer.order_id)).toMatchObject({
      customerId: buyer.customer.customerId,
      userId: buyer.customer.userId,
      orderRef: 'PO-77',
      orderComment: 'Achterom leveren',
      paymentSource: 'ECBASE',
      goodsCents: 1_800,
      discountCents: 0,
      shippingCents: 695,
      vatCents: 524,
      totalCents: 2_495,
      totalInclCents: 3_019,
      address: { label: 'Hoofdvestiging', street: 'Dokkade', houseNumber: '12', country: 'NL' },
    });
    const rows = await look.rows(answer.order_id);
    expect(rows).toMatchObject([
      {
        productId: product.id,
        name: product.name,
        articleNumber: product.articleNumber,
        unitDescription: 'doos à 10 stuks',
        unitContent: 10,
        quantity: 2,
        priceCents: 900,
        totalCents: 1_800,
        vat: 21,
        comment: 'niet stapelen',
        position: 0,
      },
    ]);
    expect(await look.stock(product)).toEqual([80]);
    expect(await buyer.cart()).toMatchObject({
      items: [],
      order_ref: '',
      order_comment: '',
      version: 4,
    });
  });

  it('accepts no body at all and the full one', async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    const bare = await (await test.app()).inject({
      method: 'POST',
      url: '/v1/shopcart/set_send_order',
      headers: { 'x-site-token': site.token, authorization: buyer.caller.sid },
    });
    expect(bare.statusCode).toBe(200);
    await buyer.add({ id: product.id, quantity: 1 });
    const full = await buyer.sent({
      paymentOptions: { source: 'BANKTRANS' },
      accountDetails: {},
      addressID: buyer.customer.addressId,
    });
    expect(await look.order(full.order_id)).toMatchObject({ paymentSource: 'BANKTRANS' });
  });

  it('takes options from stock too, as rows of their own', async () => {
    const bracket = await makeProduct(test, site, { units: [{ ...box, priceCents: 300 }], stock: 50 });
    await makeOptions(test, site, product, { choices: [bracket] });
    await buyer.add({ id: product.id, quantity: 5, options: [{ id: bracket.id, quantity: 1 }] });
    const { order_id } = await buyer.sent();
    expect(await look.stock(product, bracket)).toEqual([95, 40]);
    const rows = await look.rows(order_id);
    expect(rows).toMatchObject([
      { productId: product.id, quantity: 5, totalCents: 500, position: 0 },
      { productId: bracket.id, quantity: 1, priceCents: 300, totalCents: 300, position: 1 },
    ]);
  });

  it('uses a price that fell since the cart was filled', async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    await makeAgreement(test, site, buyer.customer, product.unit, { priceCents: 80 });
    const { order_id } = await buyer.sent();
    expect(await look.order(order_id)).toMatchObject({ goodsCents: 80 });
  });

  it('charges the shelf prices where they include VAT, and stores amounts that add up', async () => {
    const shop = await makeSite(test, { prices: 'public' });
    const { id } = await makeProduct(test, shop, { priceCents: 395 });
    const consumer = await makeBuyer(test, shop, { kind: 'consumer' });
    await consumer.add({ id, quantity: 2 });
    const sent = await consumer.sent();
    expect(sent).toMatchObject({ total: 13.64, total_incl: 16.51 });
    expect(await lookInto(test, shop).order(sent.order_id)).toMatchObject({
      goodsCents: 790,
      shippingCents: 574,
      totalCents: 1_364,
      vatCents: 287,
      totalInclCents: 1_651,
      paymentSource: 'BANKTRANS',
    });
  });

  it('refuses an empty cart, before the first line and after an order', async () => {
    expect(errorOf(await buyer.send())).toEqual(refused('cart_empty'));
    await buyer.add({ id: product.id, quantity: 1 });
    await buyer.sent();
    const again = await buyer.send();
    expect(again.status).toBe(422);
    expect(errorOf(again)).toEqual(refused('cart_empty'));
  });

  it('numbers the orders of each site from 1 without gaps, also after a refusal', async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    expect((await buyer.sent()).order_number).toBe('1');
    await buyer.add({ id: product.id, quantity: 500 });
    expect((await buyer.send()).status).toBe(422);
    await buyer.add({ id: product.id, quantity: 1 });
    expect((await buyer.sent()).order_number).toBe('2');
  });

  it('is for customers only', async () => {
    const visitor = await makeSession(test, site);
    const answer = await test.call(cart.sendOrder, {}, { site, sid: visitor });
    expect(answer.status).toBe(403);
  });
});

describe('an idempotency key', () => {
  it('returns the same order again, whatever the cart has by then', async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    const first = await buyer.sent({}, 'sleutel-1');
    expect(await buyer.sent({}, 'sleutel-1')).toEqual(first);
    await buyer.add({ id: product.id, quantity: 7 });
    expect(await buyer.sent({}, 'sleutel-1')).toEqual(first);
    expect((await buyer.cart()).count).toBe(7);
    expect((await buyer.sent({}, 'sleutel-2')).order_number).toBe('2');
  });

  it('is one of the user: another user may have the same', async () => {
    await buyer.add({ id: product.id, quantity: 1 });
    const first = await buyer.sent({}, 'sleutel');
    buyer = await makeBuyer(test, site);
    await buyer.add({ id: product.id, quantity: 1 });
    expect((await buyer.sent({}, 'sleutel')).order_id).not.toBe(first.order_id);
  });

  it('is free again after a refusal', async () => {
    await buyer.add({ id: product.id, quantity: 101 });
    expect((await buyer.send({}, 'sleutel')).status).toBe(422);
    await buyer.add({ id: product.id, quantity: 100 });
    await buyer.sent({}, 'sleutel');
  });

  it('is refused when it is longer than a key can be', async () => {
    expect(errorOf(await buyer.send({}, 'x'.repeat(201)))).toEqual(
      refused('invalid_request', { 'idempotency-key': 'too_big' }),
    );
  });
});

it("leaves other customers' carts alone", async () => {
  const other = await makeBuyer(test, site);
  await other.add({ id: product.id, quantity: 1 });
  await buyer.add({ id: product.id, quantity: 1 });
  await buyer.sent();
  expect((await other.cart()).count).toBe(1);
  expect(await test.database.inSite(site.id, (tx) => tx.select().from(carts))).toHaveLength(2);
});
