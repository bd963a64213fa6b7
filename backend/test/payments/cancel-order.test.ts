import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { orders, type Site } from '../../src/db/schema/index.ts';
import { lockOrder, moveOrder } from '../../src/modules/orders/operate/move-order.ts';
import { readOrderCommand, runOrderCommand } from '../../src/modules/orders/operate/order-command.ts';
import { atOnce, persistently, postgresApp } from '../concurrency/postgres-app.ts';
import { makeCoupon, usedOf } from '../coupons/make-coupon.ts';
import { sendMails } from '../mail/send-mails.ts';
import { type Buyer, errorOf, lookInto, makeBuyer } from '../orders/make-buyer.ts';
import { makeColleague } from '../orders/make-colleague.ts';
import { makeProduct, makeSession, makeSite, type TestApp } from '../support/index.ts';
import { makePayer, settings } from './make-payment.ts';

const { cart, service } = endpoints;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await postgresApp(20, settings);
  site = await makeSite(test, { name: 'Papierhal' });
});
afterAll(() => test?.close());

const STOCK = 100;
/** Calls that wait for a lock of another one. */
const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** A buyer with an order on invoice of three units, with a coupon. */
async function makeOrdered() {
  const buyer = await makeBuyer(test, site);
  const product = await makeProduct(test, site, { priceCents: 2_000, stock: STOCK });
  const coupon = await makeCoupon(test, site);
  await buyer.add({ id: product.id, quantity: 3 });
  await test.data(cart.setCoupon, { coupon: coupon.code }, buyer.caller);
  const sent = await buyer.sent();
  const state = async () => ({
    status: (await lookInto(test, site).order(sent.order_id))?.status,
    stock: (await lookInto(test, site).stock(product))[0],
    used: await usedOf(test, site, coupon),
  });
  return { buyer, product, sent, state };
}
const cancel = ({ caller }: Pick<Buyer, 'caller'>, orderID: number, reason?: string) =>
  test.call(service.cancelOrder, { orderID, ...(reason && { reason }) }, caller);
const operate = (number: string, status: string) =>
  runOrderCommand(test.database, readOrderCommand([site.id, number, status]));
const historyOf = async ({ caller }: Pick<Buyer, 'caller'>, orderNumber: string) =>
  (await test.data(service.orderHistory, { orderNumber }, caller)).orders[0]?.details?.status_history;
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('a new order', () => {
  it('is cancelled by its buyer: stock and coupon are given back, the number stays, and a mail says so', async () => {
    const { buyer, sent, state } = await makeOrdered();
    expect(await state()).toEqual({ status: 1, stock: STOCK - 3, used: 1 });
    await sendMails(test);
    const answer = await cancel(buyer, sent.order_id, 'Dubbel besteld');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { order_number: sent.order_number, order_status: 4 } },
    });
    expect(await state()).toEqual({ status: 4, stock: STOCK, used: 0 });
    expect(await historyOf(buyer, sent.order_number)).toMatchObject([
      { status: 1, by: 'customer' },
      { status: 4, by: 'customer', name: expect.stringMatching(/\S/), reason: 'Dubbel besteld' },
    ]);
    const [message, ...more] = await sendMails(test);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      to: { address: buyer.customer.username },
      subject: `Uw bestelling ${sent.order_number} bij Papierhal is geannuleerd`,
    });
    expect(plain(message?.text)).toContain('geannuleerd. U hoeft niets te betalen.');
    expect(plain(message?.text)).toContain('Dubbel besteld');
    expect(plain(message?.text)).not.toContain('toch al betaald');
  });

  it('can be cancelled by a colleague; the mail goes to who placed it and names the colleague', async () => {
    const { buyer, sent } = await makeOrdered();
    await sendMails(test);
    const colleague = await makeColleague(test, site, buyer.customer);
    expect(await cancel(colleague, sent.order_id)).toMatchObject({ status: 200 });
    const [message] = await sendMails(test);
    expect(message?.to.address).toBe(buyer.customer.username);
    expect(plain(message?.text)).toContain('Noor Verzonnen heeft uw bestelling');
  });

  it('that waits for payment is cancelled with a mail, and money that comes later is flagged', async () => {
    const payer = await makePayer(test, site);
    expect(await cancel(payer, payer.sent.order_id)).toMatchObject({ status: 200 });
    expect((await payer.mails()).map(({ kind }) => kind)).toEqual(['order-cancelled']);
    await payer.webhook('paid');
    expect(await payer.order()).toMatchObject({ status: 4 });
    expect(await payer.attempts()).toMatchObject([{ flag: 'order_cancelled' }]);
  });

  it('that is past its time of payment can still be cancelled', async () => {
    const payer = await makePayer(test, site);
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(orders)
        .set({ payBefore: new Date(Date.now() - 1_000) })
        .where(eq(orders.id, payer.sent.order_id)),
    );
    expect(await cancel(payer, payer.sent.order_id)).toMatchObject({ status: 200 });
  });
});

describe('an order is not cancelled', () => {
  it.each([
    ['2', 'taken_up'],
    ['4', 'cancelled'],
  ])('once the shop made it %s', async (status, reason) => {
    const { buyer, sent, state } = await makeOrdered();
    await operate(sent.order_number, status);
    const before = await state();
    expect(errorOf(await cancel(buyer, sent.order_id))).toMatchObject({
      code: 'conflict',
      fields: { order: reason },
    });
    expect(await state()).toEqual(before);
  });

  it('once it is paid: only the shop returns money', async () => {
    const payer = await makePayer(test, site);
    await payer.webhook('paid');
    expect(errorOf(await cancel(payer, payer.sent.order_id))).toMatchObject({
      code: 'conflict',
      fields: { order: 'paid' },
    });
    expect(await payer.order()).toMatchObject({ status: 1, paymentState: 'paid' });
  });

  it('for another customer, to whom it does not exist', async () => {
    const { sent, state } = await makeOrdered();
    const other = await makeBuyer(test, site);
    const foreign = await cancel(other, sent.order_id);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await cancel(other, 2_000_000)).body);
    expect(await state()).toMatchObject({ status: 1 });
  });

  it('in a simulated session', async () => {
    const { buyer, sent, state } = await makeOrdered();
    const sid = await makeSession(test, site, { userId: buyer.customer.userId, simulated: true });
    expect(errorOf(await cancel({ caller: { site, sid } }, sent.order_id))).toMatchObject({
      code: 'simulated_session',
    });
    expect(await state()).toMatchObject({ status: 1 });
  });
});

describe('at once', () => {
  it('one of twenty cancellations wins, and gives stock and coupon back once', async () => {
    const { buyer, sent, state } = await makeOrdered();
    const answers = await atOnce(20, () => persistently(() => cancel(buyer, sent.order_id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await state()).toEqual({ status: 4, stock: STOCK, used: 0 });
    expect(await historyOf(buyer, sent.order_number)).toHaveLength(2);
  });

  it('the buyer or the shop wins, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { buyer, sent, state } = await makeOrdered();
      const [answer, taken] = await Promise.all([
        persistently(() => cancel(buyer, sent.order_id)),
        operate(sent.order_number, '2').then(
          () => true,
          () => false,
        ),
      ]);
      expect([answer.status, taken]).toEqual(answer.status === 200 ? [200, false] : [409, true]);
      expect(await state()).toEqual(
        taken ? { status: 2, stock: STOCK - 3, used: 1 } : { status: 4, stock: STOCK, used: 0 },
      );
    }
  });

  it('a cancellation waits for the shop that is taking the order up, and is refused', async () => {
    const { buyer, sent, state } = await makeOrdered();
    const { answer } = await test.database.inSite(site.id, async (tx) => {
      await moveOrder(tx, await lockOrder(tx, Number(sent.order_number)), 2, 'operator');
      const cancelling = cancel(buyer, sent.order_id);
      await eventually(async () => {
        const { rows } = await test.database.pool.query<{ waiting: number }>(WAITING);
        expect(rows[0]?.waiting).toBeGreaterThan(0);
      });
      // In an object: a returned promise would be awaited before the commit that it waits for.
      return { answer: cancelling };
    });
    expect(errorOf(await answer)).toMatchObject({ code: 'conflict', fields: { order: 'taken_up' } });
    expect(await state()).toEqual({ status: 2, stock: STOCK - 3, used: 1 });
  });

  it('cancelling and ordering the same product again never deadlock', async () => {
    const buyer = await makeBuyer(test, site);
    const product = await makeProduct(test, site, { stock: STOCK });
    for (let round = 0; round < 10; round += 1) {
      await buyer.add({ id: product.id, quantity: 1 });
      const sent = await buyer.sent();
      await buyer.add({ id: product.id, quantity: 1 });
      const [cancelled, placed] = await Promise.all([cancel(buyer, sent.order_id), buyer.send()]);
      expect([cancelled.status, placed.status]).toEqual([200, 200]);
    }
    expect(await lookInto(test, site).stock(product)).toEqual([STOCK - 10]);
  });
});
