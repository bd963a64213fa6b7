import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, payments, type Site, sandboxPayments } from '../../src/db/schema/index.ts';
import { lookAtOverdue } from '../../src/modules/payments/overdue.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { asking } from './asking.ts';
import { makePayer, settings } from './make-payment.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp(undefined, settings);
  site = await makeSite(test, { hosts: ['www.winkel.example'] });
});
afterAll(() => test.close());

const confirmations = (list: { kind: string }[]) => list.filter(({ kind }) => kind === 'order-confirmation');
const attention = (list: { kind: string }[]) => list.filter(({ kind }) => kind === 'payment-attention');

describe('a webhook', () => {
  it('pays the order, and only then the confirmation goes out', async () => {
    const payer = await makePayer(test, site);
    expect(await payer.order()).toMatchObject({ paymentState: 'open', totalInclCents: 8_101 });
    expect(await payer.mails()).toEqual([]);
    expect((await payer.webhook('paid')).statusCode).toBe(200);
    expect(await payer.order()).toMatchObject({ paymentState: 'paid', status: 1 });
    expect(await payer.attempts()).toMatchObject([{ state: 'paid', flag: null, amountCents: 8_101 }]);
    expect(confirmations(await payer.mails())).toHaveLength(1);
  });

  it('that is repeated changes nothing', async () => {
    const payer = await makePayer(test, site);
    for (let turn = 0; turn < 3; turn += 1) expect((await payer.webhook('paid')).statusCode).toBe(200);
    expect(await payer.attempts()).toMatchObject([{ state: 'paid', flag: null }]);
    expect(await payer.mails()).toHaveLength(1);
    expect(await payer.notices()).toMatchObject([{ state: 'paid', times: 3 }]);
  });

  it.each(['failed', 'cancelled', 'expired', 'open'] as const)(
    'that reports %s after paid is in the wrong order, and leaves it paid',
    async (state) => {
      const payer = await makePayer(test, site);
      await payer.webhook('paid');
      expect((await payer.webhook(state)).statusCode).toBe(200);
      expect(await payer.order()).toMatchObject({ paymentState: 'paid' });
      expect(await payer.attempts()).toMatchObject([{ state: 'paid', flag: null }]);
    },
  );

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'that reports %s leaves an order that can be paid again',
    async (state) => {
      const payer = await makePayer(test, site);
      await payer.webhook(state);
      expect(await payer.order()).toMatchObject({ paymentState: 'failed', status: 1 });
      expect(await payer.mails()).toEqual([]);
    },
  );

  it('that reports paid too late is recorded, pays the order, and is mailed to the shop', async () => {
    const payer = await makePayer(test, site);
    await payer.webhook('expired');
    await payer.webhook('paid');
    expect(await payer.attempts()).toMatchObject([{ state: 'paid', flag: 'late' }]);
    expect(await payer.order()).toMatchObject({ paymentState: 'paid' });
    expect(confirmations(await payer.mails())).toHaveLength(1);
    expect(attention(await payer.mails())).toMatchObject([{ recipient: site.branch.email }]);
  });

  it.each([1, 8_100, 8_102])('with %s cents pays nothing', async (cents) => {
    const payer = await makePayer(test, site);
    expect((await payer.webhook('paid', { cents })).statusCode).toBe(200);
    expect(await payer.order()).toMatchObject({ paymentState: 'open' });
    expect(await payer.attempts()).toMatchObject([{ state: 'open', flag: 'wrong_amount' }]);
    expect(confirmations(await payer.mails())).toEqual([]);
    expect(attention(await payer.mails())).toHaveLength(1);
  });

  it('pays nothing when the order has another amount by then', async () => {
    const payer = await makePayer(test, site);
    await test.database.inSite(site.id, (tx) => tx.update(orders).set({ totalInclCents: 9_999 }));
    await payer.webhook('paid');
    expect(await payer.order()).toMatchObject({ paymentState: 'open' });
  });

  it('with another secret, no signature or for another payment is refused', async () => {
    const payer = await makePayer(test, site);
    const other = (await (await makePayer(test, site)).attempts())[0]?.reference ?? '';
    const url = `/betalingen/melding/${(await payer.attempts())[0]?.reference}`;
    const bare = await (await test.app()).inject({ method: 'POST', url, payload: { state: 'paid' } });
    const answers = [
      await payer.webhook('paid', { secret: 'another-secret-that-is-just-as-long-as-it' }),
      await payer.webhook('paid', { reference: other }),
      bare,
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await payer.order()).toMatchObject({ paymentState: 'open' });
  });

  it('for an absent payment is a 404', async () => {
    const app = await test.app();
    for (const reference of ['x', 'demo_1', `${site.id}_${'a'.repeat(24)}`, "x'; DROP TABLE orders; --"]) {
      const url = `/betalingen/melding/${encodeURIComponent(reference)}`;
      const { statusCode } = await app.inject({ method: 'POST', url, payload: {} });
      expect(statusCode).toBe(404);
    }
  });

  it('that pays an expired order does not revive it, and is mailed to the shop', async () => {
    const payer = await makePayer(test, site);
    await test.database.inSite(site.id, (tx) => tx.update(orders).set({ status: 4 }));
    await payer.webhook('paid');
    expect(await payer.order()).toMatchObject({ status: 4, paymentState: 'open' });
    expect(await payer.attempts()).toMatchObject([{ state: 'paid', flag: 'order_cancelled' }]);
    expect(confirmations(await payer.mails())).toEqual([]);
    expect(attention(await payer.mails())).toHaveLength(1);
  });
});

describe('paying again', () => {
  it('gives the same page while it is open, by the same key and by the order’s number', async () => {
    const payer = await makePayer(test, site);
    const page = payer.sent.payment.redirect_url;
    expect(page).toMatch(/^http:\/\/localhost:4210\/sandbox-betaling\/[a-z0-9]+_[\w-]{24}$/);
    expect((await payer.again()).payment.redirect_url).toBe(page);
    expect((await payer.pay()).payment.redirect_url).toBe(page);
    expect(await payer.attempts()).toHaveLength(1);
  });

  it('gives a new page after a failure, for the same order', async () => {
    const payer = await makePayer(test, site);
    await payer.webhook('failed');
    const again = await payer.again();
    expect(again).toMatchObject({
      order_id: payer.sent.order_id,
      payment: { kind: 'online', state: 'open' },
    });
    expect(again.payment.redirect_url).not.toBe(payer.sent.payment.redirect_url);
    expect(await payer.order()).toMatchObject({ paymentState: 'open' });
    await payer.webhook('paid');
    expect((await payer.pay()).payment).toEqual({ kind: 'online', state: 'paid' });
    expect(await payer.attempts()).toMatchObject([{ state: 'failed' }, { state: 'paid' }]);
  });

  it('is not undone by a webhook about the earlier attempt', async () => {
    const payer = await makePayer(test, site);
    await payer.webhook('cancelled');
    await payer.pay();
    await payer.webhook('failed', { attempt: 0 });
    expect(await payer.order()).toMatchObject({ paymentState: 'open' });
  });

  it('twice is mailed to the shop, and confirmed once', async () => {
    const payer = await makePayer(test, site);
    await payer.webhook('cancelled');
    await payer.pay();
    await payer.webhook('paid', { attempt: 0 });
    await payer.webhook('paid', { attempt: 1 });
    expect(await payer.attempts()).toMatchObject([{ flag: 'late' }, { flag: 'paid_twice' }]);
    expect(confirmations(await payer.mails())).toHaveLength(1);
  });

  it('ends after twenty attempts', async () => {
    const payer = await makePayer(test, site);
    for (let turn = 1; turn < 20; turn += 1) {
      await payer.webhook('failed');
      await payer.pay();
    }
    await payer.webhook('failed');
    expect(await payer.pay()).toBeUndefined();
    expect(await payer.attempts()).toHaveLength(20);
  });

  it('is not possible for another customer, or once the order expired', async () => {
    const payer = await makePayer(test, site);
    const other = await makePayer(test, site);
    const call = (caller: typeof payer.caller, orderID: number) =>
      test.call(endpoints.cart.payOrder, { orderID }, caller);
    const foreign = await call(other.caller, payer.sent.order_id);
    const absent = await call(other.caller, 2_000_000);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
    await test.database.inSite(site.id, (tx) => tx.update(orders).set({ status: 4 }));
    expect((await payer.pay()).payment).toEqual({ kind: 'online', state: 'failed' });
  });
});

it('asks the provider about an attempt without a webhook', async () => {
  const payer = await makePayer(test, site);
  const past = new Date(Date.now() - 1_000);
  await test.database.inSite(site.id, (tx) => tx.update(payments).set({ expiresAt: past }));
  await test.database.inSite(site.id, (tx) => tx.update(sandboxPayments).set({ expiresAt: past }));
  const { provider } = (await test.app()).payments;
  expect(await lookAtOverdue(asking(test, { provider }))).toBeGreaterThan(0);
  expect(await payer.attempts()).toMatchObject([{ state: 'expired' }]);
  expect(await payer.order()).toMatchObject({ paymentState: 'failed' });
  expect(await lookAtOverdue(asking(test, { provider }))).toBe(0);
});
