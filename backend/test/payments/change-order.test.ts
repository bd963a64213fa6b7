import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productUnits, type Site } from '../../src/db/schema/index.ts';
import { readOrderCommand, runOrderCommand } from '../../src/modules/orders/operate/order-command.ts';
import { atOnce, persistently, postgresApp } from '../concurrency/postgres-app.ts';
import { makeCoupon, usedOf } from '../coupons/make-coupon.ts';
import { sendMails } from '../mail/send-mails.ts';
import { type Buyer, errorOf, lookInto, makeBuyer } from '../orders/make-buyer.ts';
import { makeColleague } from '../orders/make-colleague.ts';
import { makeOptions, makeProduct, makeSite, type TestApp } from '../support/index.ts';
import { makePayer, settings } from './make-payment.ts';

const { cart, service } = endpoints;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await postgresApp(20, settings);
  site = await makeSite(test, { name: 'Papierhal' });
});
afterAll(() => test?.close());

type Calling = Pick<Buyer, 'caller'>;
const change = ({ caller }: Calling, orderID: number) => test.call(service.changeOrder, { orderID }, caller);
const keep = ({ caller }: Calling) => test.data(cart.keepOrder, {}, caller);
const cartOf = ({ caller }: Calling) => test.data(cart.get, {}, caller);
const sendAs = ({ caller }: Calling) => test.call(cart.sendOrder, {}, caller);
const operate = (number: string, status: string) =>
  runOrderCommand(test.database, readOrderCommand([site.id, number, status]));
const detailsOf = async ({ caller }: Calling, orderNumber: string) =>
  (await test.data(service.orderHistory, { orderNumber }, caller)).orders[0]?.details;
const statusOf = async (id: number) => (await lookInto(test, site).order(id))?.status;
const stockOf = async (product: { id: number }) => (await lookInto(test, site).stock(product))[0];
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

/** A buyer with an order of three of a product, of which `stock` were there. */
async function makeOrdered(stock = 100) {
  const buyer = await makeBuyer(test, site);
  const product = await makeProduct(test, site, { priceCents: 2_000, stock });
  await buyer.add({ id: product.id, quantity: 3, comment: 'In de hal' });
  await test.data(cart.setOrderRef, { ref: 'PO-7' }, buyer.caller);
  return { buyer, product, sent: await buyer.sent() };
}

describe('an order that is changed', () => {
  it('stays as it is while its lines are in the cart, once', async () => {
    const { buyer, product, sent } = await makeOrdered();
    expect(await change(buyer, sent.order_id)).toMatchObject({
      status: 200,
      body: { data: { refused: [] } },
    });
    expect(await change(buyer, sent.order_id)).toMatchObject({ status: 200 });
    expect(await cartOf(buyer)).toMatchObject({
      order_ref: 'PO-7',
      replaces: { order_id: sent.order_id, order_number: sent.order_number },
      items: [{ product_id: product.id, quantity_on_cart: 3, comment: 'In de hal', available: true }],
    });
    expect(await statusOf(sent.order_id)).toBe(1);
    expect(await stockOf(product)).toBe(97);
  });

  it('returns with its options on their line', async () => {
    const buyer = await makeBuyer(test, site);
    const product = await makeProduct(test, site);
    const bracket = await makeProduct(test, site);
    await makeOptions(test, site, product, { choices: [bracket] });
    await buyer.add({ id: product.id, quantity: 2, options: [{ id: bracket.id, quantity: 1 }] });
    const sent = await buyer.sent();
    await change(buyer, sent.order_id);
    const { items } = await cartOf(buyer);
    expect(items).toMatchObject([
      { product_id: product.id, quantity_on_cart: 2, selected_options: [{ product_id: bracket.id }] },
    ]);
  });

  it('is cancelled when the new one is sent: one order, one stock, and mails that name each other', async () => {
    const { buyer, product, sent } = await makeOrdered();
    await sendMails(test);
    await change(buyer, sent.order_id);
    await buyer.add({ id: product.id, quantity: 5 });
    const next = await buyer.sent();
    expect([await statusOf(sent.order_id), await statusOf(next.order_id)]).toEqual([4, 1]);
    expect(await stockOf(product)).toBe(95);
    expect(await detailsOf(buyer, sent.order_number)).toMatchObject({ replaced_by: next.order_number });
    expect(await detailsOf(buyer, next.order_number)).toMatchObject({ replaces: sent.order_number });
    expect(await cartOf(buyer)).not.toHaveProperty('replaces');
    const texts = (await sendMails(test)).map(({ text }) => plain(text));
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain(`vervangen door bestelling ${next.order_number}`);
    expect(texts.join()).toContain(`Deze bestelling vervangt bestelling ${sent.order_number}`);
  });

  it('lends its stock and its coupon to the cart and to the new order', async () => {
    const buyer = await makeBuyer(test, site);
    const product = await makeProduct(test, site, { priceCents: 2_000, stock: 3 });
    const coupon = await makeCoupon(test, site, { maxUses: 1, maxUsesPerCustomer: 1 });
    await buyer.add({ id: product.id, quantity: 3 });
    await test.data(cart.setCoupon, { coupon: coupon.code }, buyer.caller);
    const sent = await buyer.sent();
    expect(await stockOf(product)).toBe(0);
    await change(buyer, sent.order_id);
    expect(await cartOf(buyer)).toMatchObject({
      items: [{ quantity_on_cart: 3, available: true, stock: 3 }],
      coupon_state: { applied: true },
    });
    const [checkout] = await test.data(cart.checkout, {}, buyer.caller);
    // The checkout that the customer saw is the one that is sent.
    await buyer.sent({ version: checkout?.checkout_version, expectedTotal: checkout?.totals?.total_incl });
    expect(await stockOf(product)).toBe(0);
    expect(await usedOf(test, site, coupon)).toBe(1);
  });

  it('shows a price that rose since, and is not replaced silently', async () => {
    const { buyer, product, sent } = await makeOrdered();
    await test.database.inSite(site.id, (tx) =>
      tx.update(productUnits).set({ priceCents: 2_500 }).where(eq(productUnits.productId, product.id)),
    );
    await change(buyer, sent.order_id);
    expect((await cartOf(buyer)).items).toMatchObject([{ calcprice: 25, seen_calcprice: 20 }]);
    expect(errorOf(await sendAs(buyer))).toMatchObject({ code: 'cart_changed' });
    expect(await statusOf(sent.order_id)).toBe(1);
    expect(await stockOf(product)).toBe(97);
  });

  it('can be left alone: the lines then become an order of their own', async () => {
    const { buyer, sent } = await makeOrdered();
    await change(buyer, sent.order_id);
    expect(await keep(buyer)).not.toHaveProperty('replaces');
    await buyer.sent();
    expect(await statusOf(sent.order_id)).toBe(1);
  });
});

describe('an order that can not be replaced any more', () => {
  it.each([
    ['2', 'taken_up'],
    ['4', 'cancelled'],
  ])(
    'because the shop made it %s, says so when the new one is sent, and nothing is lost',
    async (to, why) => {
      const { buyer, product, sent } = await makeOrdered();
      await change(buyer, sent.order_id);
      await operate(sent.order_number, to);
      const stock = await stockOf(product);
      expect(errorOf(await sendAs(buyer))).toMatchObject({ code: 'cart_changed', fields: { order: why } });
      expect(await cartOf(buyer)).toMatchObject({
        replaces: { order_number: sent.order_number, refusal: why },
        items: [{ product_id: product.id, quantity_on_cart: 3 }],
      });
      expect(await stockOf(product)).toBe(stock);
      await keep(buyer);
      expect(await sendAs(buyer)).toMatchObject({ status: 200 });
    },
  );

  it('because it is taken up, paid for later, or another one is being changed, is not put into the cart', async () => {
    const { buyer, sent } = await makeOrdered();
    const second = await makePayer(test, site);
    expect(errorOf(await change(second, second.sent.order_id))).toMatchObject({ fields: { order: 'waits' } });
    expect(await change(second, sent.order_id)).toMatchObject({ status: 404 });
    await operate(sent.order_number, '2');
    expect(errorOf(await change(buyer, sent.order_id))).toMatchObject({
      code: 'conflict',
      fields: { order: 'taken_up' },
    });
    expect((await cartOf(buyer)).items).toEqual([]);
    const [one, other] = [await makeOrdered(), await makeOrdered()];
    const colleague = await makeColleague(test, site, one.buyer.customer);
    expect(await change(colleague, one.sent.order_id)).toMatchObject({ status: 200 });
    expect(await change(colleague, other.sent.order_id)).toMatchObject({ status: 404 });
    const product = await makeProduct(test, site);
    await one.buyer.add({ id: product.id, quantity: 1 });
    const next = await one.buyer.sent();
    expect(errorOf(await change(colleague, next.order_id))).toMatchObject({ fields: { order: 'other' } });
  });
});

describe('at once', () => {
  it('twenty changes put the lines into the cart once', async () => {
    const { buyer, sent } = await makeOrdered();
    const answers = await atOnce(20, () => persistently(() => change(buyer, sent.order_id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await cartOf(buyer)).items).toMatchObject([{ quantity_on_cart: 3 }]);
  });

  it('of two colleagues who replace one order, one does; of twenty sends, one', async () => {
    const { buyer, product, sent } = await makeOrdered();
    const colleague = await makeColleague(test, site, buyer.customer);
    await change(buyer, sent.order_id);
    await change(colleague, sent.order_id);
    const answers = await atOnce(20, (turn) => persistently(() => sendAs(turn % 2 ? buyer : colleague)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(product)).toBe(97);
  });

  it('the buyer replaces it or the shop takes it up, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { buyer, product, sent } = await makeOrdered();
      await change(buyer, sent.order_id);
      const [answer, taken] = await Promise.all([
        persistently(() => sendAs(buyer)),
        operate(sent.order_number, '2').then(
          () => true,
          () => false,
        ),
      ]);
      expect([answer.status, taken]).toEqual(taken ? [409, true] : [200, false]);
      expect(await statusOf(sent.order_id)).toBe(taken ? 2 : 4);
      expect(await stockOf(product)).toBe(97);
    }
  });

  it('two buyers who change to each other’s product never deadlock', async () => {
    const products = [
      await makeProduct(test, site, { stock: 1_000 }),
      await makeProduct(test, site, { stock: 1_000 }),
    ] as const;
    for (let round = 0; round < 8; round += 1) {
      const both = await Promise.all(
        [0, 1].map(async (at) => {
          const [mine, theirs] = at === 0 ? products : [products[1], products[0]];
          const buyer = await makeBuyer(test, site);
          await buyer.add({ id: mine.id, quantity: 1 });
          const sent = await buyer.sent();
          await change(buyer, sent.order_id);
          await buyer.add({ id: theirs.id, quantity: 1 });
          await buyer.add({ id: mine.id, quantity: 0 });
          return buyer;
        }),
      );
      const answers = await Promise.all(both.map(sendAs));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await Promise.all(products.map(stockOf))).toEqual([992, 992]);
  });
});
