import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recurringOrders, recurringRuns, type Site } from '../../src/db/schema/index.ts';
import { addDays } from '../../src/modules/delivery/days.ts';
import { preparedToken } from '../../src/modules/recurring-orders/prepared-link.ts';
import { mailSecret } from '../mail/make-mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { errorOf, lookInto, refused } from '../orders/make-buyer.ts';
import {
  makeProduct,
  makeSite,
  setPrice,
  setStock,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import { makeRegular, morningOf, plainMonday, roundAt, signingPayments, stored } from './make-recurring.ts';

const { recurringOrders: recurring } = endpoints;

let test: TestApp;
let site: Site;
let neighbour: Site;
let rolls: TestProduct;
const monday = plainMonday();

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
  neighbour = await makeSite(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.inSite(site.id, (tx) => tx.delete(recurringOrders));
  rolls = await makeProduct(test, site, { name: 'Toiletpapier', stock: 100, priceCents: 1_000 });
});

/** The token in the mailed link. */
async function mailed() {
  const message = (await sendMails(test)).find(({ subject }) => subject.includes('staat klaar'));
  const link = /http:\/\/[^ \n"]*\/nl\/herhaalorder#\S+/.exec(message?.text ?? '')?.[0] ?? '';
  return { message, token: new URL(link).hash.slice(1), origin: new URL(link).origin };
}

/** An order prepared on a Monday, with its mail. */
async function prepared(given: Parameters<Awaited<ReturnType<typeof makeRegular>>['make']>[1] = {}) {
  const regular = await makeRegular(test, site);
  const { recurring_id: id } = await regular.make([rolls], { mode: 'prepared', ...given });
  await roundAt(test, morningOf(monday));
  const { token, message } = await mailed();
  return {
    regular,
    id,
    token,
    message,
    read: (caller: object = { site }) => test.data(recurring.prepared, { token }, caller),
    confirm: (version = '') => test.call(recurring.confirm, { token, version }, { site }),
    orders: () => stored(test, site).orders(regular.customer),
  };
}

describe('a prepared order', () => {
  it('orders nothing by itself, nor by being viewed', async () => {
    const { message, read, orders, regular, id } = await prepared({ ref: 'PO-9' });
    expect(message?.text.replace(/\s/g, ' ')).toMatch(/Toiletpapier: .*2 × stuk/);
    expect(message?.text).toContain('Nakijken en bevestigen');
    for (let look = 0; look < 3; look += 1) await read();
    expect(await orders()).toEqual([]);
    expect(await lookInto(test, site).stock(rolls)).toEqual([100]);
    const whole = await regular.get(id);
    expect(whole.runs).toMatchObject([{ state: 'prepared', due_on: monday }]);
    expect(whole.runs[0]?.token).toBe((await mailedToken(id)) ?? '');
  });

  it('can’t be ordered by a GET, which mail scanners send', async () => {
    const { token, orders } = await prepared();
    const app = await test.app();
    for (const { path } of [recurring.prepared, recurring.confirm]) {
      const headers = { 'x-site-token': site.token };
      const answer = await app.inject({ method: 'GET', url: `${path}?token=${token}&version=`, headers });
      expect(answer.statusCode).toBe(404);
    }
    expect(await orders()).toEqual([]);
  });

  it('shows this order at today’s prices, and nothing else of its customer', async () => {
    const { read } = await prepared({ ref: 'PO-9' });
    await setPrice(test, site, rolls, 1_250);
    const { order, ...rest } = await read();
    expect(rest).toEqual({ state: 'open', name: 'Weekorder', due_on: monday });
    expect(order).toMatchObject({
      prices_incl: false,
      lines: [{ product_name: 'Toiletpapier', quantity: 2, price: 12.5, total: 25, last_price: 10 }],
      left_out: [],
      totals: { goods: 25, shipping: 6.95, total: 31.95 },
      address: { street: 'Dokkade' },
      payment: { source: 'ECBASE' },
      order_ref: 'PO-9',
    });
    expect(JSON.stringify(order)).not.toMatch(/Afnemer|Tester|@/);
  });

  it('is ordered once for any number of clicks, under the customer’s name', async () => {
    const { regular, read, confirm, orders, id } = await prepared();
    const { order } = await read();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(order?.version)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [made, ...others] = await orders();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ userId: regular.customer.userId, goodsCents: 2_000 });
    expect(await lookInto(test, site).stock(rolls)).toEqual([98]);
    expect(await read()).toEqual({
      state: 'ordered',
      name: 'Weekorder',
      due_on: monday,
      order_number: String(made?.number),
    });
    expect((await regular.get(id)).runs).toMatchObject([
      { state: 'confirmed', order_number: String(made?.number) },
    ]);
    const subjects = (await sendMails(test)).map(({ subject }) => subject);
    expect(subjects).toEqual([`Bevestiging van uw bestelling ${made?.number} bij ${site.name}`]);
  });

  it('is not ordered at another price than the shown one', async () => {
    const { read, confirm, orders } = await prepared();
    const { order } = await read();
    await setPrice(test, site, rolls, 1_500);
    expect(errorOf(await confirm(order?.version))).toEqual(refused('cart_changed', { version: 'changed' }));
    expect(await orders()).toEqual([]);
    const again = await read();
    expect((await confirm(again.order?.version)).status).toBe(200);
  });

  it('leaves out products that sold out meanwhile, and can’t be confirmed when nothing is left', async () => {
    const { read, confirm } = await prepared();
    await setStock(test, site, rolls, 1);
    const { order } = await read();
    expect(order).toMatchObject({
      lines: [],
      left_out: [{ reason: 'insufficient_stock', left: 1, quantity: 2 }],
    });
    expect(errorOf(await confirm(order?.version))).toMatchObject({ code: 'cart_empty' });
  });

  it('redirects to the payment page where it is paid online', async () => {
    const { read, confirm } = await prepared({ paymentSource: 'IDEAL' });
    const answer = await confirm((await read()).order?.version);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { payment: { kind: 'online', state: 'open' } } },
    });
    const { data } = answer.body as { data: { payment: { redirect_url?: string } } };
    expect(data.payment.redirect_url).toMatch(/^http/);
  });
});

describe('a link', () => {
  it('opens nothing when it is forged, another site’s, or of another order', async () => {
    const { token } = await prepared();
    const [run, signature = ''] = token.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const strange = [
      `${Number(run) + 1}.${signature}`,
      `${run}.${flipped}`,
      '',
      'x',
      preparedToken('other', { siteId: site.id, id: Number(run) }),
    ];
    const codes = [];
    for (const given of strange)
      codes.push((await test.call(recurring.prepared, { token: given }, { site })).status);
    expect(codes).toEqual([404, 404, 404, 404, 404]);
    expect((await test.call(recurring.prepared, { token }, { site: neighbour })).status).toBe(404);
    // A valid signature of an absent id: the same answer.
    const absent = preparedToken(mailSecret, { siteId: site.id, id: 999_999 });
    await test.database.inSite(site.id, (tx) => tx.execute('DELETE FROM login_attempts'));
    expect((await test.call(recurring.prepared, { token: absent }, { site })).status).toBe(404);
  });

  it('is slowed down after several invalid ones', async () => {
    const { token } = await prepared();
    const from = { site, headers: { 'x-forwarded-for': '203.0.113.7' } };
    for (let guess = 0; guess < 6; guess += 1)
      await test.call(recurring.prepared, { token: `1.${guess}` }, from);
    expect((await test.call(recurring.prepared, { token }, from)).status).toBe(429);
    expect((await test.call(recurring.prepared, { token }, { site })).status).toBe(200);
  });

  it.each([
    [
      'its time is up',
      (id: number) =>
        test.database.inSite(site.id, (tx) =>
          tx
            .update(recurringRuns)
            .set({ expiresAt: new Date(0) })
            .where(eq(recurringRuns.recurringId, id)),
        ),
    ],
    ['the recurring order is removed', (id: number) => stored(test, site).set(id, { removedAt: new Date() })],
    ['the next one is ready', () => roundAt(test, morningOf(addDays(monday, 7)))],
  ])('opens nothing to confirm when %s', async (_when, happen) => {
    const { id, read, confirm, orders } = await prepared();
    const { order } = await read();
    await happen(id);
    expect(await read()).toMatchObject({ state: 'expired' });
    expect((await read()).order).toBeUndefined();
    expect((await confirm(order?.version)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });
});

async function mailedToken(recurringId: number) {
  const [run] = await stored(test, site).runs(recurringId);
  return run && preparedToken(mailSecret, run);
}
