import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, type Site, withdrawals } from '../../src/db/schema/index.ts';
import { sendMails } from '../mail/send-mails.ts';
import { dayFromNow, deliver } from '../order-documents/deliver.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { send, statement, storedOf } from './make-statement.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
});
afterAll(() => test.close());

/** A consumer with an order of four packs and one box. */
async function makeBuyer() {
  const customer = await makeCustomer(test, site);
  const rows = [{ quantity: 4 }, { quantity: 1, name: 'Handschoenen', articleNumber: 'HS-20' }];
  const order = await makeOrder(test, site, customer, { rows });
  return { customer, order, sid: await makeSession(test, site, customer) };
}
/** As the owner: the shop itself changes no document. */
const setDelivered = (orderId: number, day: string) =>
  test.database.pool.query('UPDATE delivery_notes SET delivered_on = $1 WHERE order_id = $2', [day, orderId]);
const mailsTo = async (address: string) => (await sendMails(test)).filter(({ to }) => to.address === address);

describe('a statement of withdrawal', () => {
  it('is confirmed at once with its text, date and time, and reaches the shop', async () => {
    const sent = statement({ articles: 'Alleen de handschoenen' });
    const { body } = await send(test, site, sent);
    const receivedAt = body.data?.received_at ?? '';
    expect(receivedAt).toMatch(/:\d\d\.000Z$/);
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(60_000);
    const messages = await sendMails(test);
    const receipt = messages.find(({ to }) => to.address === sent.fields.email);
    const moment = new Date(receivedAt).toLocaleTimeString('nl-NL', { timeZone: 'Europe/Amsterdam' });
    expect(receipt?.subject).toBe('Wij hebben uw herroeping ontvangen');
    for (const text of [receipt?.text, receipt?.html]) {
      expect(text).toContain('Dit is een bevestiging van ontvangst.');
      expect(text).toContain(`om ${moment}`);
      for (const typed of ['Noor Bakker', sent.fields.email, '1042', 'Alleen de handschoenen'])
        expect(text).toContain(typed);
      expect(text).not.toMatch(/geaccepteerd|goedgekeurd|aanvaard/i);
    }
    const toShop = messages.find(({ to }) => to.address === `info@${site.id}.test`);
    expect(toShop?.replyTo).toEqual({ name: 'Noor Bakker', address: sent.fields.email });
    expect(toShop?.text).toContain('geen bestelling gevonden');
    expect(await storedOf(test, site, sent.fields.email)).toMatchObject([{ orderId: null, handledAt: null }]);
  });

  it('belongs to the order with its number and its e-mail address, without a login', async () => {
    const { customer, order } = await makeBuyer();
    const email = customer.username.toUpperCase().replace(/@.*/, (host) => host.toLowerCase());
    await send(test, site, statement({ email, orderNumber: `nr. ${order.number}` }));
    expect(await storedOf(test, site, email)).toMatchObject([{ orderId: order.id, lines: [] }]);
    const [toShop] = await mailsTo(`info@${site.id}.test`);
    expect(toShop?.text).toContain('gevonden, nog niet geleverd');
  });

  it('gets the same answer and the same mail for an order of another person as for one that does not exist', async () => {
    const { order } = await makeBuyer();
    const answers: string[] = [];
    for (const orderNumber of [order.number, '999999']) {
      const sent = statement({ orderNumber });
      const { status, body } = await send(test, site, sent);
      const [receipt] = await mailsTo(sent.fields.email);
      const text = JSON.stringify([status, Object.keys(body.data ?? {}), receipt?.subject, receipt?.text]);
      answers.push(
        text
          .replaceAll(sent.fields.email, 'the address')
          .replaceAll(orderNumber, 'the number')
          .replace(/\d\d:\d\d:\d\d/, 'the time'),
      );
      expect(await storedOf(test, site, sent.fields.email)).toMatchObject([{ orderId: null }]);
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('names the chosen lines of an own order, as they were ordered', async () => {
    const { customer, order, sid } = await makeBuyer();
    const lines = [
      { line: 0, quantity: 3 },
      { line: 1, quantity: 1 },
    ];
    const sent = statement({ orderNumber: order.number, email: customer.username, lines });
    expect((await send(test, site, sent, sid)).status).toBe(200);
    const [receipt] = await mailsTo(customer.username);
    expect(receipt?.text).toContain('3 × pak à 8 rollen Toiletpapier 2-laags (TP-10234)');
    expect(receipt?.text).toContain('1 × pak à 8 rollen Handschoenen (HS-20)');
    expect(await storedOf(test, site, customer.username)).toMatchObject([
      { orderId: order.id, lines: [{ quantity: 3 }, { articleNumber: 'HS-20' }] },
    ]);
  });

  it('is refused for lines that the order does not have, that are picked twice, or that are not the caller’s', async () => {
    const { customer, order, sid } = await makeBuyer();
    const other = await makeBuyer();
    const own = { orderNumber: order.number, email: customer.username };
    const wrong = [
      [[{ line: 2, quantity: 1 }], sid],
      [[{ line: 0, quantity: 5 }], sid],
      [
        [
          { line: 1, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
        sid,
      ],
      [[{ line: 0, quantity: 1 }], other.sid],
      [[{ line: 0, quantity: 1 }], undefined],
    ] as const;
    for (const [lines, session] of wrong) {
      const { status, body } = await send(test, site, statement({ ...own, lines }), session);
      expect([status, body.error?.fields]).toEqual([400, { lines: 'invalid' }]);
    }
    expect(await storedOf(test, site, customer.username)).toEqual([]);
  });

  it('is received after the period too, and the shop reads that it came late', async () => {
    const { customer, order } = await makeBuyer();
    await deliver(test, site, order.number);
    await sendMails(test);
    const { fields } = statement({ email: customer.username, orderNumber: order.number });
    await send(test, site, { ...statement(), fields });
    expect((await mailsTo(`info@${site.id}.test`))[0]?.text).not.toContain('kwam daarna');
    await setDelivered(order.id, '2026-01-05');
    await send(test, site, { ...statement(), fields: { ...fields, articles: 'Alles' } });
    const [toShop] = await mailsTo(`info@${site.id}.test`);
    expect(toShop?.text).toContain(
      'geleverd op 05-01-2026, bedenktijd tot en met 19-01-2026: de herroeping kwam',
    );
  });

  it('is one row and one mail however often it is sent, and another mail only after an hour', async () => {
    const sent = statement();
    const answers = await Promise.all([1, 2, 3].map(() => send(test, site, sent)));
    expect(new Set(answers.map(({ body }) => body.data?.received_at)).size).toBe(1);
    const [row] = await storedOf(test, site, sent.fields.email);
    expect(await mailsTo(sent.fields.email)).toHaveLength(1);
    expect((await send(test, site, sent)).status).toBe(200);
    expect(await mailsTo(sent.fields.email)).toHaveLength(0);
    const earlier = new Date(Date.now() - 3_700_000);
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(withdrawals)
        .set({ receivedAt: earlier })
        .where(eq(withdrawals.id, row?.id ?? 0)),
    );
    await send(test, site, sent);
    expect(await mailsTo(sent.fields.email)).toHaveLength(1);
    expect(await storedOf(test, site, sent.fields.email)).toHaveLength(1);
  });

  it('gets the fault of each field, and nothing is stored or mailed', async () => {
    const { headers } = statement();
    const answer = await send(test, site, {
      headers,
      fields: { email: 'noor', name: ' ', articles: 'x' } as never,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.fields).toEqual({
      name: 'required',
      email: 'invalid_email',
      orderNumber: 'required',
    });
    const queued = await test.database.inSite(site.id, (tx) => tx.select().from(mails));
    expect(queued.filter(({ recipient }) => recipient === 'noor')).toEqual([]);
  });

  it('brings no working link to an address that a stranger typed, and no header', async () => {
    const bait = { name: 'Win nu www.koop-nu.example', articles: 'Ga naar https://koop-nu.example/x\nNu' };
    const sent = statement({ ...bait, orderNumber: 'koop-nu.example' });
    await send(test, site, sent);
    const [receipt] = await mailsTo(sent.fields.email);
    expect(receipt?.to.name).toBe('');
    expect(receipt?.subject).not.toContain('koop');
    expect((receipt?.text ?? '') + receipt?.html).not.toMatch(/koop-nu\.example|https:\/\/koop/);
  });

  it('makes an address wait that sends one after the other, also an e-mail address from many', async () => {
    const { headers } = statement();
    const { fields } = statement();
    const from = async (caller: object, email: string, turn: number) =>
      (
        await send(test, site, {
          headers: caller as never,
          fields: { ...fields, email, orderNumber: `${turn}` },
        })
      ).status;
    const oneCaller: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      oneCaller.push(await from(headers, `reeks.${turn}@elders.test`, turn));
    expect(oneCaller).toEqual([200, 200, 200, 200, 200, 429]);
    const oneReader: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      oneReader.push(await from(statement().headers, 'doelwit@elders.test', turn));
    expect(oneReader).toEqual([200, 200, 200, 200, 200, 429]);
    await sendMails(test);
  });

  it('does not exist where businesses buy, and a simulated session sends none', async () => {
    const business = await makeSite(test);
    expect((await send(test, business, statement())).body.error?.code).toBe('not_found');
    const { customer } = await makeBuyer();
    const sid = await makeSession(test, site, { ...customer, simulated: true, simulatedBy: 'balie' });
    expect((await send(test, site, statement(), sid)).body.error?.code).toBe('simulated_session');
  });
});

describe('the last day to withdraw', () => {
  const detailsOf = async (shop: Site, sid: string, orderNumber: string) =>
    (await test.data(endpoints.service.orderHistory, { orderNumber }, { site: shop, sid })).orders[0]
      ?.details;

  it('is open until the delivery, then fourteen days or more, and absent afterwards and for a cancelled order', async () => {
    const { customer, order, sid } = await makeBuyer();
    expect((await detailsOf(site, sid, order.number))?.withdraw_until).toBeNull();
    await deliver(test, site, order.number);
    const until = (await detailsOf(site, sid, order.number))?.withdraw_until ?? '';
    const fortnight = dayFromNow(14);
    expect(until >= fortnight && until <= dayFromNow(14 + 5)).toBe(true);
    await setDelivered(order.id, dayFromNow(-30));
    expect(await detailsOf(site, sid, order.number)).not.toHaveProperty('withdraw_until');
    const cancelled = await makeOrder(test, site, customer, { status: 4 });
    expect(await detailsOf(site, sid, cancelled.number)).not.toHaveProperty('withdraw_until');
  });

  it('is absent for businesses', async () => {
    const business = await makeSite(test);
    const customer = await makeCustomer(test, business);
    const order = await makeOrder(test, business, customer);
    const sid = await makeSession(test, business, customer);
    expect(await detailsOf(business, sid, order.number)).not.toHaveProperty('withdraw_until');
  });
});
