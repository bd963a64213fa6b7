import { endpoints, type PaymentSource } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, orders, type Site, sandboxPayments } from '../../src/db/schema/index.ts';
import { atOnce, postgresApp } from '../concurrency/postgres-app.ts';
import { errorOf, lookInto, makeBuyer } from '../orders/make-buyer.ts';
import { makeColleague } from '../orders/make-colleague.ts';
import { makeProduct, makeSite, type TestApp } from '../support/index.ts';
import { dataOf, makePayer, ORIGIN, settings } from './make-payment.ts';

const { cart, service } = endpoints;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await postgresApp(20, settings);
  site = await makeSite(test);
});
afterAll(() => test?.close());

type Payer = Awaited<ReturnType<typeof makePayer>>;

const reopen = ({ caller, sent }: Payer, orderID = sent.order_id) =>
  test.call(service.reopenOrder, { orderID }, caller);
const payBy = ({ caller, sent }: Payer, source: PaymentSource) =>
  test.call(cart.payOrder, { orderID: sent.order_id, returnOrigin: ORIGIN, source }, caller);
const detailsOf = async ({ caller, sent }: Payer) =>
  (await test.data(service.orderHistory, { orderNumber: sent.order_number }, caller)).orders[0]?.details;

describe('a waiting order that returns to the cart', () => {
  it('is cancelled, and its lines, texts and stock are restored', async () => {
    const buyer = await makeBuyer(test, site);
    const product = await makeProduct(test, site, { priceCents: 2_000 });
    await buyer.add({ id: product.id, quantity: 3, comment: 'Graag in de hal' });
    await test.data(cart.setOrderRef, { ref: 'PO-7' }, buyer.caller);
    const sent = await buyer.sent({ paymentOptions: { source: 'IDEAL' }, returnOrigin: ORIGIN });
    const look = lookInto(test, site);
    const [taken = 0] = await look.stock(product);
    const answer = await test.call(service.reopenOrder, { orderID: sent.order_id }, buyer.caller);
    expect(answer).toMatchObject({ status: 200, body: { data: { refused: [], added: [product.id] } } });
    expect(await buyer.cart()).toMatchObject({
      order_ref: 'PO-7',
      items: [{ product_id: product.id, quantity_on_cart: 3, comment: 'Graag in de hal' }],
    });
    expect(await look.order(sent.order_id)).toMatchObject({ status: 4, paymentState: 'open' });
    expect(await look.stock(product)).toEqual([taken + 3]);
  });

  it('is added to the cart’s lines, and the texts there are kept', async () => {
    const payer = await makePayer(test, site);
    await payer.add({ id: payer.product.id, quantity: 2 });
    await test.data(cart.setOrderRef, { ref: 'Nieuw' }, payer.caller);
    expect((await reopen(payer)).status).toBe(200);
    expect(await payer.cart()).toMatchObject({ order_ref: 'Nieuw', items: [{ quantity_on_cart: 5 }] });
  });

  it('is restored once for sixty requests at once', async () => {
    const payer = await makePayer(test, site);
    const answers = await atOnce(60, () => reopen(payer));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(59);
    expect(await payer.cart()).toMatchObject({ items: [{ quantity_on_cart: 3 }] });
  });

  it('is restored once when two colleagues send sixty requests at once', async () => {
    const payer = await makePayer(test, site);
    const colleague = await makeColleague(test, site, payer.customer);
    const callers = [payer.caller, colleague.caller];
    const look = lookInto(test, site);
    const [before = 0] = await look.stock(payer.product);
    const answers = await atOnce(60, (turn) =>
      reopen({ ...payer, caller: callers[turn % 2] ?? payer.caller }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await look.stock(payer.product)).toEqual([before + 3]);
  });

  it('is unchanged when the provider reports it as paid, though the webhook was lost', async () => {
    const payer = await makePayer(test, site);
    const [attempt] = await payer.attempts();
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(sandboxPayments)
        .set({ state: 'paid' })
        .where(eq(sandboxPayments.reference, attempt?.reference ?? '')),
    );
    expect(errorOf(await reopen(payer))).toMatchObject({ code: 'conflict' });
    expect(await payer.order()).toMatchObject({ status: 1, paymentState: 'paid' });
    expect((await payer.cart()).items).toEqual([]);
  });

  it('is not possible for an order on invoice, a paid one, or another customer’s', async () => {
    const onInvoice = await makePayer(test, site, 'ECBASE');
    expect(errorOf(await reopen(onInvoice))).toMatchObject({ code: 'conflict' });
    const paid = await makePayer(test, site);
    await paid.webhook('paid');
    expect(errorOf(await reopen(paid))).toMatchObject({ code: 'conflict' });
    const other = await makePayer(test, site);
    const foreign = await reopen(paid, other.sent.order_id);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await reopen(paid, 2_000_000)).body);
    expect(await other.order()).toMatchObject({ status: 1 });
  });

  it('sends no mail about an order that was never confirmed, and one about an order that was', async () => {
    const online = await makePayer(test, site);
    await reopen(online);
    expect(await online.mails()).toEqual([]);
    const transfer = await makePayer(test, site, 'BANKTRANS', { kind: 'consumer' });
    await reopen(transfer);
    const kinds = (await transfer.mails()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['order-cancelled', 'order-confirmation']);
  });
});

describe('a waiting order with another payment method', () => {
  it('on invoice waits no longer, and is confirmed', async () => {
    const payer = await makePayer(test, site);
    const answer = await payBy(payer, 'ECBASE');
    expect(dataOf(answer).payment).toEqual({ kind: 'invoice', state: 'open' });
    expect(await payer.order()).toMatchObject({ paymentSource: 'ECBASE', payBefore: null, status: 1 });
    expect(await payer.attempts()).toMatchObject([{ state: 'cancelled' }]);
    expect((await payer.mails()).map(({ kind }) => kind)).toEqual(['order-confirmation']);
  });

  it('on invoice is only possible within the credit limit, in which it counts once', async () => {
    const payer = await makePayer(test, site);
    const limit = (creditLimitCents: number) =>
      test.database.inSite(site.id, (tx) =>
        tx.update(customers).set({ creditLimitCents }).where(eq(customers.id, payer.customer.customerId)),
      );
    await limit(8_100);
    expect(errorOf(await payBy(payer, 'ECBASE'))).toMatchObject({
      code: 'credit_limit',
      fields: { available: '81.00' },
    });
    expect(await payer.order()).toMatchObject({ paymentSource: 'IDEAL' });
    await limit(8_101);
    expect((await payBy(payer, 'ECBASE')).status).toBe(200);
  });

  it('by transfer has seven days from its placing; back online it keeps them', async () => {
    const payer = await makePayer(test, site, 'IDEAL', { kind: 'consumer' });
    await payBy(payer, 'BANKTRANS');
    const transfer = await payer.order();
    const days = ((transfer?.payBefore?.getTime() ?? 0) - (transfer?.placedAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(7, 5);
    const again = dataOf(await payBy(payer, 'MISTERCASH'));
    expect(again.payment.redirect_url).toContain('/sandbox-betaling/');
    expect(await payer.order()).toMatchObject({
      paymentSource: 'MISTERCASH',
      payBefore: transfer?.payBefore,
    });
    await payer.webhook('paid');
    expect(await payer.order()).toMatchObject({ paymentState: 'paid' });
  });

  it('is refused for a method that the customer may not use, and for an order that does not wait', async () => {
    const consumer = await makePayer(test, site);
    await test.database.inSite(site.id, (tx) =>
      tx.update(customers).set({ kind: 'consumer' }).where(eq(customers.id, consumer.customer.customerId)),
    );
    expect(errorOf(await payBy(consumer, 'ECBASE'))).toMatchObject({ code: 'payment_not_allowed' });
    const late = await makePayer(test, site);
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(orders)
        .set({ payBefore: new Date(Date.now() - 1_000) })
        .where(eq(orders.id, late.sent.order_id)),
    );
    expect(errorOf(await payBy(late, 'ECBASE'))).toMatchObject({ code: 'conflict' });
    expect(await late.order()).toMatchObject({ paymentSource: 'IDEAL', status: 1 });
  });

  it('has one open attempt when it is changed sixty times at once', async () => {
    const payer = await makePayer(test, site);
    const sources: PaymentSource[] = ['MISTERCASH', 'VISA', 'IDEAL'];
    const answers = await atOnce(60, (turn) => payBy(payer, sources[turn % 3] ?? 'IDEAL'));
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const open = (await payer.attempts()).filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    expect(open[0]?.source).toBe((await payer.order())?.paymentSource);
  });
});

it.each(['failed', 'cancelled', 'expired'] as const)(
  'an order has the state of its payment: %s',
  async (state) => {
    const payer = await makePayer(test, site);
    expect(await detailsOf(payer)).not.toHaveProperty('payment_failure');
    await payer.webhook(state);
    expect(await detailsOf(payer)).toMatchObject({ payment_failure: state });
    await payer.pay();
    expect(await detailsOf(payer)).not.toHaveProperty('payment_failure');
    await payer.webhook('paid');
    expect(await detailsOf(payer)).not.toHaveProperty('payment_failure');
  },
);
