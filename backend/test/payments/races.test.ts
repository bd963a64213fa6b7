import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails, payments, type Site } from '../../src/db/schema/index.ts';
import { sendDue } from '../../src/mail/send-due.ts';
import { atOnce, postgresApp } from '../concurrency/postgres-app.ts';
import { makeMailer, memoryTransport } from '../mail/make-mailer.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp } from '../support/index.ts';
import { dataOf, makePayer, ORIGIN, settings } from './make-payment.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await postgresApp(20, settings);
  site = await makeSite(test);
});
afterAll(() => test?.close());

it('pays an order once when fifty identical webhooks come at once', async () => {
  const payer = await makePayer(test, site);
  const answers = await atOnce(50, () => payer.webhook('paid'));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await payer.order()).toMatchObject({ paymentState: 'paid' });
  expect(await payer.attempts()).toMatchObject([{ state: 'paid', flag: null }]);
  expect(await payer.notices()).toMatchObject([{ state: 'paid', times: 50 }]);
  expect(await payer.mails()).toMatchObject([{ kind: 'order-confirmation' }]);
});

it('ends as paid, in any order of paid and the other webhooks', async () => {
  const payer = await makePayer(test, site);
  const states = ['paid', 'failed', 'expired', 'cancelled', 'open'] as const;
  const answers = await atOnce(25, (turn) => payer.webhook(states[turn % 5] ?? 'open'));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await payer.order()).toMatchObject({ paymentState: 'paid' });
  expect((await payer.mails()).filter(({ kind }) => kind === 'order-confirmation')).toHaveLength(1);
});

it.each(['ECBASE', 'IDEAL'])(
  'queues one mail and opens one page for twenty sends with one key (%s)',
  async (source) => {
    const buyer = await makeBuyer(test, site);
    await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 2 });
    const request = { paymentOptions: { source }, returnOrigin: ORIGIN };
    const answers = await atOnce(20, () => buyer.send(request, `sleutel-${source}`));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(dataOf(answer)))).size).toBe(1);
    const orderId = dataOf(answers[0] ?? { body: {} }).order_id;
    const stored = await test.database.inSite(site.id, async (tx) => ({
      mails: await tx.select().from(mails).where(eq(mails.orderId, orderId)),
      attempts: await tx.select().from(payments).where(eq(payments.orderId, orderId)),
    }));
    expect(stored.mails).toHaveLength(source === 'ECBASE' ? 1 : 0);
    expect(stored.attempts).toHaveLength(source === 'ECBASE' ? 0 : 1);
  },
);

it('opens one new attempt when a failed order is paid again twenty times at once', async () => {
  const payer = await makePayer(test, site);
  await payer.webhook('failed');
  const call = () => test.call(endpoints.cart.payOrder, { orderID: payer.sent.order_id }, payer.caller);
  const answers = await atOnce(20, call);
  expect(new Set(answers.map((answer) => dataOf(answer).payment.redirect_url)).size).toBe(1);
  expect(await payer.attempts()).toHaveLength(2);
});

it('sends each mail once with four backends at the same time', async () => {
  const own = await makeSite(test);
  const buyer = await makeBuyer(test, own);
  const { id } = await makeProduct(test, own);
  for (let turn = 0; turn < 6; turn += 1) {
    await buyer.add({ id, quantity: 1 });
    await buyer.sent();
  }
  const transport = memoryTransport();
  await atOnce(4, () => sendDue(makeMailer(test, transport)));
  const ids = transport.ids.filter((one) => one.startsWith(`<${own.id}.`));
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});
