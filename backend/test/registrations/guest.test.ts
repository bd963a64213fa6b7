import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, customerUsers, mails, orders, type Site, sessions } from '../../src/db/schema/index.ts';
import { GUEST_LINK_DAYS, guestToken } from '../../src/modules/order-presentation/guest-link.ts';
import { readOrderCommand, runOrderCommand } from '../../src/modules/orders/operate/order-command.ts';
import { upkeep } from '../../src/upkeep.ts';
import { mailSecret } from '../mail/make-mailer.ts';
import { linkOf, sendMails } from '../mail/send-mails.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  testPassword,
} from '../support/index.ts';
import { person } from './make-applicant.ts';

const { auth, cart, service } = endpoints;
let test: TestApp;
let site: Site;
let soap: { id: number };
beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { prices: 'public' });
  soap = await makeProduct(test, site, { priceCents: 1_000, stock: 100 });
});

/** A visitor with something in the cart becomes a guest. */
async function startGuest(given: object = {}, at = site) {
  const { fields, headers } = person();
  const visitor = { site: at, sid: await makeSession(test, at), headers };
  if (at === site) await test.data(cart.update, { id: soap.id, quantity: 2 }, visitor);
  const answer = await test.call(auth.guest, { ...fields, ...given }, visitor);
  const body = answer.body as { sid: string; authenticated: boolean };
  return { answer, body, visitor, email: fields.email, caller: { site: at, sid: body.sid, headers } };
}
const order = async (caller: object) =>
  test.data(cart.sendOrder, { paymentOptions: { source: 'BANKTRANS' } }, caller);
const everyone = () => test.database.inSite(site.id, (tx) => tx.select().from(customers));

describe('ordering without an account', () => {
  it('makes a customer with the visitor’s cart, who orders to the typed address', async () => {
    const { body, caller, email, visitor } = await startGuest({ country: 'BE', postcode: '9000' });
    expect(body).toMatchObject({ result: true, authenticated: true, user_name: 'Sanne de Wit' });
    expect(body.sid).not.toBe(visitor.sid);
    const [checkout] = await test.data(cart.checkout, {}, caller);
    expect(checkout).toMatchObject({ count: 2, totals: { shipping_incl: 9.95 } });
    const { order_number: orderNumber } = await order(caller);
    const { orders: found } = await test.data(service.orderHistory, { orderNumber }, caller);
    expect(found[0]?.details).toMatchObject({ guest: true, address: { country: 'BE', postcode: '9000' } });
    const mail = (await sendMails(test)).find(({ to }) => to.address === email);
    expect(mail?.subject).toContain(`Bevestiging van uw bestelling ${orderNumber}`);
    expect(mail?.text).toContain('U hebt zonder account besteld');
    expect(mail?.text).toContain(`/nl/gastbestelling#${orderNumber}.`);
    expect(mail?.text).not.toContain('/mijn-account/');
  });

  it('gets later mails that lead to the order without a login', async () => {
    const { caller, email } = await startGuest();
    const delivered = (await order(caller)).order_number;
    await test.data(cart.update, { id: soap.id, quantity: 1 }, caller);
    const cancelled = (await order(caller)).order_number;
    const move = (number: string, status: string) =>
      runOrderCommand(test.database, readOrderCommand([site.id, number, status]));
    await sendMails(test);
    await test.database.inSite(site.id, (tx) =>
      tx
        .update(orders)
        .set({ paymentState: 'paid' })
        .where(eq(orders.number, Number(delivered))),
    );
    await move(delivered, '2');
    await move(delivered, '3');
    await move(cancelled, '4');
    const later = (await sendMails(test)).filter(({ to }) => to.address === email);
    expect(later.map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining(`${delivered} bij`),
      expect.stringContaining(`${cancelled} bij`),
    ]);
    for (const { text, html } of later) {
      expect(`${text}${html}`).not.toMatch(/mijn-account|in uw account/);
      expect(text).toMatch(/\/nl\/gastbestelling#\d+\.\d+\./);
    }
  });

  it('is for consumers only', async () => {
    const { answer } = await startGuest({}, await makeSite(test));
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  it('names every field that is wrong, and makes nothing of it', async () => {
    const { answer } = await startGuest({ email: 'geen adres', postcode: '12', street: '' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    const { fields } = (answer.body as { error: { fields: object } }).error;
    expect(Object.keys(fields).sort()).toEqual(['email', 'postcode', 'street']);
    expect(await everyone()).toEqual([]);
  });

  it('makes nothing for a program that fills in the hidden field', async () => {
    const { body } = await startGuest({ website: 'https://koop.example' });
    expect(body.authenticated).toBe(false);
    expect(await everyone()).toEqual([]);
  });

  it('refuses a customer who is logged in', async () => {
    const { userId } = await makeCustomer(test, site, { kind: 'consumer' });
    const { fields } = person();
    const answer = await test.call(auth.guest, fields, {
      site,
      sid: await makeSession(test, site, { userId }),
    });
    expect(answer.status).toBe(409);
  });

  it('makes a burst from one address wait', async () => {
    const { fields, headers } = person();
    const sid = () => makeSession(test, site);
    const states: number[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      states.push((await test.call(auth.guest, fields, { site, sid: await sid(), headers })).status);
    expect(states[0]).toBe(200);
    expect(states.at(-1)).toBe(429);
  });
});

describe('a guest with the address of a customer', () => {
  const known = () => makeCustomer(test, site, { kind: 'consumer', user: { username: 'an@huis.test' } });

  it('gets the same answer, and an order that the customer does not see', async () => {
    const owner = await known();
    const stranger = await startGuest();
    const guest = await startGuest({ email: 'an@huis.test' });
    const shape = ({ body }: typeof guest) => ({ ...body, sid: '', token: '' });
    expect(shape(guest)).toEqual(shape(stranger));
    await order(guest.caller);
    const caller = { site, sid: await makeSession(test, site, owner) };
    expect(await test.data(service.orderHistory, {}, caller)).toMatchObject({ num_found: 0 });
    const [made] = await test.database.inSite(site.id, (tx) => tx.select().from(orders));
    expect(made?.customerId).not.toBe(owner.customerId);
  });

  it('cannot take the account, and its owner is told by mail', async () => {
    const owner = await known();
    const { caller } = await startGuest({ email: 'an@huis.test' });
    await sendMails(test);
    expect(await test.data(auth.keepGuest, {}, caller)).toEqual({});
    const sent = await sendMails(test);
    expect(sent.map(({ to }) => to.address)).toEqual(['an@huis.test']);
    expect(sent[0]?.text).not.toContain('code=');
    const login = { username: 'an@huis.test', password: testPassword };
    expect((await test.call(auth.login, login, { site })).body).toMatchObject({ result: true });
    const all = await everyone();
    expect(all.filter(({ guestSince }) => guestSince === null).map(({ id }) => id)).toEqual([
      owner.customerId,
    ]);
  });

  it('gets no recovery mail: the order is not opened by it', async () => {
    const { email } = await startGuest();
    await test.data(auth.resetPassword, { username: email }, { site });
    const queued = await test.database.inSite(site.id, (tx) =>
      tx.select().from(mails).where(eq(mails.kind, 'password-recovery')),
    );
    expect(queued).toEqual([]);
  });
});

describe('the link in a mail about the order of a guest', () => {
  const tokenOf = (text = '') => /gastbestelling#(\S+)/.exec(text)?.[1] ?? '';
  const openedBy = async (token: string, at = site) => {
    const { headers } = person();
    return test.call(auth.openGuestOrder, { token }, { site: at, sid: await makeSession(test, at), headers });
  };
  async function ordered() {
    const { caller, email } = await startGuest();
    const { order_number: orderNumber } = await order(caller);
    const mail = (await sendMails(test)).find(({ to }) => to.address === email);
    return { caller, orderNumber, token: tokenOf(mail?.text) };
  }

  it('opens that order, and no other customer’s', async () => {
    const { orderNumber, token } = await ordered();
    const other = await ordered();
    const { status, body } = await openedBy(token);
    expect(status).toBe(200);
    const { sid } = body as { sid: string };
    const { orders: found } = await test.data(service.orderHistory, {}, { site, sid });
    expect(found.map(({ order_number }) => order_number)).toEqual([orderNumber]);
    expect(other.orderNumber).not.toBe(orderNumber);
  });

  it('is absent when it is forged, of another site, too old, or of an order with an account', async () => {
    const { orderNumber, token, caller } = await ordered();
    const elsewhere = await makeSite(test, { prices: 'public' });
    const [number = '', until = '', signature = ''] = token.split('.');
    const old = new Date(Date.now() - (GUEST_LINK_DAYS * 24 + 1) * 60 * 60 * 1000);
    const refused = [
      await openedBy(`${Number(number) + 1}.${until}.${signature}`),
      await openedBy(`${number}.${Number(until) + 1}.${signature}`),
      await openedBy(`${number}.${until}.${'A'.repeat(43)}`),
      await openedBy(token, elsewhere),
      await openedBy(guestToken(mailSecret, site.id, Number(orderNumber), old)),
    ];
    await test.data(auth.keepGuest, {}, caller);
    refused.push(await openedBy(token));
    const codes = refused.map(({ status, body }) => [
      status,
      (body as { error: { code: string } }).error.code,
    ]);
    expect(codes).toEqual(refused.map(() => [404, 'not_found']));
  });

  it('changes nothing for a customer who is logged in', async () => {
    const { token } = await ordered();
    const { caller } = await startGuest();
    expect(await test.call(auth.openGuestOrder, { token }, caller)).toMatchObject({ status: 409 });
  });
});

it('sees its own order only', async () => {
  const one = await startGuest();
  const { order_number: orderNumber } = await order(one.caller);
  const other = await startGuest({ email: one.email });
  expect(await test.data(service.orderHistory, {}, other.caller)).toMatchObject({ num_found: 0 });
  expect(await test.data(service.orderHistory, { orderNumber }, other.caller)).toMatchObject({
    num_found: 0,
  });
});

it('keeps its order in the account that it asks for afterwards', async () => {
  const { caller, email } = await startGuest();
  await order(caller);
  const login = { username: email, password: 'een lantaarn in de mist' };
  expect((await test.call(auth.login, login, { site })).body).toMatchObject({ result: false });
  await test.data(auth.keepGuest, {}, caller);
  await test.data(auth.keepGuest, {}, caller);
  const [user] = await test.database.inSite(site.id, (tx) => tx.select().from(customerUsers));
  expect(user?.username).toBe(email);
  const welcome = (await sendMails(test)).filter(({ text }) => text.includes('wachtwoord-herstellen'));
  expect(welcome).toHaveLength(1);
  const link = linkOf(welcome[0]);
  const chosen = await test.call(
    auth.changePasswordAfterRecovery,
    { username: email, recoveryCode: link.recoveryCode, password: login.password },
    { site },
  );
  const { sid } = chosen.body as { sid: string };
  expect(await test.data(service.orderHistory, {}, { site, sid })).toMatchObject({ num_found: 1 });
});

it('is not mailed to a customer who asks for an account and has one', async () => {
  const customer = await makeCustomer(test, site, { kind: 'consumer' });
  const caller = { site, sid: await makeSession(test, site, customer) };
  await sendMails(test);
  await test.data(auth.keepGuest, {}, caller);
  expect(await sendMails(test)).toEqual([]);
});

it('is forgotten a day later without an order, and kept with one', async () => {
  const idle = await startGuest();
  const buyer = await startGuest();
  await order(buyer.caller);
  const age = (hours: number) =>
    test.database.inSite(site.id, async (tx) => {
      await tx.update(customers).set({ guestSince: new Date(Date.now() - hours * 3_600_000) });
      await tx.update(sessions).set({ expiresAt: new Date(Date.now() - 25 * 3_600_000) });
    });
  await age(23);
  await upkeep(test.database);
  expect(await everyone()).toHaveLength(2);
  await age(25);
  await upkeep(test.database);
  const left = await test.database.inSite(site.id, (tx) => tx.select().from(customerUsers));
  expect(left.map(({ email }) => email)).toEqual([buyer.email]);
  expect(idle.email).not.toBe(buyer.email);
});
