import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, type Site } from '../../../src/db/schema/index.ts';
import { lockOrder } from '../../../src/modules/orders/operate/move-order.ts';
import { settlePayment } from '../../../src/modules/orders/operate/settle-payment.ts';
import { choosePayment } from '../../../src/modules/orders/place/choose-payment.ts';
import { releaseUnpaid } from '../../../src/modules/payments/release-unpaid.ts';
import { asking } from '../../payments/asking.ts';
import {
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../../support/index.ts';
import { type Buyer, errorOf, lookInto, makeBuyer, refused } from '../make-buyer.ts';

let test: TestApp;
let site: Site;
let product: TestProduct;
let look: ReturnType<typeof lookInto>;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { shippingNlCents: 0 });
  product = await makeProduct(test, site, { priceCents: 1_000, stock: 100, vat: 21 });
  look = lookInto(test, site);
});

const settle = (number: string, state: 'paid' | 'failed') =>
  test.database.inSite(site.id, async (tx) => settlePayment(tx, await lockOrder(tx, Number(number)), state));
const overdue = (id: number) =>
  test.database.inSite(site.id, (tx) =>
    tx
      .update(orders)
      .set({ payBefore: new Date(Date.now() - 1_000) })
      .where(eq(orders.id, id)),
  );

describe('a credit limit', () => {
  let buyer: Buyer;
  beforeEach(async () => {
    buyer = await makeBuyer(test, site, { creditLimitCents: 3_630 });
  });
  const buy = async (quantity: number, source = 'ECBASE') => {
    await buyer.add({ id: product.id, quantity });
    return buyer.send({ paymentOptions: { source } });
  };

  it('allows open orders and this one to the cent, and nothing beyond', async () => {
    expect((await buy(1)).status).toBe(200);
    expect((await buy(2)).status).toBe(200);
    const answer = await buy(1);
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual(refused('credit_limit', { available: '0.00' }));
    expect(await look.stock(product)).toEqual([97]);
  });

  it('is no reason to refuse an order that is paid in advance, and such an order uses none of it', async () => {
    for (const source of ['BANKTRANS', 'IDEAL']) {
      const answer = await buy(10, source);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ data: { payment_state: 'open', pay_before: expect.any(String) } });
    }
    expect((await buy(3)).status).toBe(200);
  });

  it('is told with the payment methods, less what is ordered, and without the order that is replaced', async () => {
    const available = async () => {
      const options = await test.data(endpoints.cart.paymentOptions, {}, buyer.caller);
      expect(options.filter((option) => option.available !== undefined)).toHaveLength(1);
      return options.find(({ source }) => source === 'ECBASE')?.available;
    };
    expect(await available()).toBe(36.3);
    const { order_id } = ((await buy(1)).body as { data: { order_id: number } }).data;
    await buy(10, 'BANKTRANS');
    expect(await available()).toBe(24.2);
    await test.data(endpoints.service.changeOrder, { orderID: order_id }, buyer.caller);
    expect(await available()).toBe(36.3);
  });

  it('is not told to a customer without one', async () => {
    buyer = await makeBuyer(test, site);
    const options = await test.data(endpoints.cart.paymentOptions, {}, buyer.caller);
    expect(options.every((option) => option.available === undefined)).toBe(true);
  });

  it('is free again when an order is paid or cancelled', async () => {
    const { order_number } = ((await buy(3)).body as { data: { order_number: string } }).data;
    expect(errorOf(await buy(1))).toMatchObject({ fields: { available: '0.00' } });
    expect(await settle(order_number, 'paid')).toBe('settled');
    expect((await buy(3)).status).toBe(200);
  });

  it('is one for all buyers of a customer', async () => {
    await buy(2);
    buyer = { ...buyer, caller: { site, sid: await makeSession(test, site, buyer.customer) } };
    expect(errorOf(await buy(2))).toMatchObject({ code: 'credit_limit', fields: { available: '12.10' } });
  });
});

describe('a buyer who pays in advance', () => {
  const consumer = async () => {
    const buyer = await makeBuyer(test, site, { kind: 'consumer', creditLimitCents: 1 });
    await buyer.add({ id: product.id, quantity: 10 });
    return buyer;
  };
  const status = async (id: number) => {
    const order = await look.order(id);
    return [order?.status, order?.paymentState];
  };

  it('has a waiting order, with its stock, and no credit limit', async () => {
    const sent = await (await consumer()).sent();
    expect(sent).toMatchObject({ order_status: 1, payment_state: 'open', pay_before: expect.any(String) });
    expect(await look.stock(product)).toEqual([90]);
    expect(await releaseUnpaid(asking(test))).toBe(0);
  });

  it('loses it after the deadline, and the stock is restored once', async () => {
    const { order_id } = await (await consumer()).sent();
    await overdue(order_id);
    expect(await releaseUnpaid(asking(test))).toBe(1);
    expect(await releaseUnpaid(asking(test))).toBe(0);
    expect(await status(order_id)).toEqual([4, 'open']);
    expect(await look.stock(product)).toEqual([100]);
  });

  it('keeps it when the money arrives, also after a payment that failed', async () => {
    const { order_id, order_number } = await (await consumer()).sent();
    expect(await settle(order_number, 'failed')).toBe('settled');
    expect(await settle(order_number, 'paid')).toBe('settled');
    await overdue(order_id);
    expect(await releaseUnpaid(asking(test))).toBe(0);
    expect(await status(order_id)).toEqual([1, 'paid']);
  });

  it('gets one message: repeated and late webhooks change nothing', async () => {
    const { order_id, order_number } = await (await consumer()).sent();
    expect(await settle(order_number, 'paid')).toBe('settled');
    expect(await settle(order_number, 'paid')).toBe('repeated');
    expect(await settle(order_number, 'failed')).toBe('repeated');
    expect(await status(order_id)).toEqual([1, 'paid']);
  });

  it('gets money back that arrives after the deadline', async () => {
    const { order_id, order_number } = await (await consumer()).sent();
    await overdue(order_id);
    await releaseUnpaid(asking(test));
    expect(await settle(order_number, 'failed')).toBe('repeated');
    expect(await settle(order_number, 'paid')).toBe('too_late');
    expect(await status(order_id)).toEqual([4, 'open']);
  });

  it('has an hour on a payment page, and days for a transfer', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const someone = { userId: 1, customerId: 1, priceListId: null, userName: '', company: '', guest: false };
    expect(choosePayment({ ...someone, kind: 'consumer' }, 'BANKTRANS', { offersOnline: true, now })).toEqual(
      {
        source: 'BANKTRANS',
        onAccount: false,
        payBefore: new Date('2026-11-27T12:00:00Z'),
      },
    );
    expect(
      choosePayment({ ...someone, kind: 'business' }, 'BANKTRANS', { offersOnline: true, now }),
    ).toMatchObject({ onAccount: false, payBefore: new Date('2026-11-27T12:00:00Z') });
    expect(choosePayment({ ...someone, kind: 'business' }, undefined, { offersOnline: true, now })).toEqual({
      source: 'ECBASE',
      onAccount: true,
      payBefore: null,
    });
  });
});
