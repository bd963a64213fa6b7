import { endpoints, type WireSession } from '@toonbank/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  carts,
  contactMessages,
  customers,
  customerUsers,
  orderLists as orderListTable,
  type Site,
  simulationLog,
} from '../../src/db/schema/index.ts';
import { simulationQuery } from '../../src/modules/auth/simulation-link.ts';
import { sandboxSettings } from '../../src/modules/payments/payments.ts';
import { readCommand } from '../../src/modules/registrations/commands.ts';
import { runCommand } from '../../src/modules/registrations/run-command.ts';
import { upkeep } from '../../src/upkeep.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  testPassword,
} from '../support/index.ts';

const { auth, cart, orderLists, service } = endpoints;
const settings = sandboxSettings();

let app: TestApp;
let site: Site;

beforeAll(async () => {
  app = await testApp(undefined, settings);
  site = await makeSite(app);
});
afterAll(() => app.close());

const linkTo = (cid: string, at: { siteId?: string; secret?: string; now?: number } = {}) => {
  const target = { siteId: at.siteId ?? site.id, cid, operator: 'Jan van de balie' };
  const query = simulationQuery(at.secret ?? settings.secret, target, at.now);
  return Object.fromEntries(new URLSearchParams(query)) as { cid: string; hash: string };
};
let callers = 0;
/** Another address for each call: what is tested here is not the throttle. */
const elsewhere = () => {
  callers += 1;
  return { headers: { 'x-forwarded-for': `198.51.100.${callers}` } };
};
const simulate = async (link: object, sid?: string) => {
  const { status, body } = await app.call(
    auth.simulate,
    { ...link },
    { site, ...elsewhere(), ...(sid && { sid }) },
  );
  return { status, body: body as WireSession & { error?: { code: string } } };
};
const refused = { status: 200, body: { result: false, error: { code: 'credentials_wrong' } } };

describe('a simulation link', () => {
  test('opens the shop with the customer’s data, in a session that is marked', async () => {
    await makeCustomer(app, site, { number: 'K20001', company: 'Hotel De Proef' });
    const { body } = await simulate(linkTo('K20001'));
    expect(body).toMatchObject({ authenticated: true, simulated: true, client_name: 'Hotel De Proef' });
    const again = await app.call(auth.authenticate, {}, { site, sid: body.sid });
    expect(again.body).toMatchObject({ simulated: true });
  });

  test('works once: of twenty uses at once, one succeeds', async () => {
    await makeCustomer(app, site, { number: 'K20002' });
    const link = linkTo('K20002');
    const answers = await Promise.all(Array.from({ length: 20 }, () => simulate(link)));
    expect(answers.filter(({ body }) => body.authenticated)).toHaveLength(1);
    expect(await simulate(link)).toMatchObject(refused);
  });

  test('is bound to customer, site, secret and ten minutes', async () => {
    await makeCustomer(app, site, { number: 'K20003' });
    await makeCustomer(app, site, { number: 'K20004' });
    const other = await makeSite(app);
    const minutes = (count: number) => ({ now: Date.now() - count * 60_000 });
    const { hash } = linkTo('K20003');
    const [expires = '', nonce, name, signature] = hash.split('.');
    const otherName = Buffer.from('Piet').toString('base64url');
    const wrong = [
      { cid: 'K20004', hash },
      { cid: 'K20003', hash: [Number(expires) + 60, nonce, name, signature].join('.') },
      { cid: 'K20003', hash: [expires, nonce, otherName, signature].join('.') },
      { cid: 'K20003', hash: 'abc' },
      linkTo('K20003', { siteId: other.id }),
      linkTo('K20003', { secret: 'x'.repeat(64) }),
      linkTo('K20003', minutes(10.1)),
      linkTo('K99999'),
    ];
    for (const link of wrong) expect(await simulate(link)).toMatchObject(refused);
    expect((await simulate(linkTo('K20003', minutes(9.5)))).body.authenticated).toBe(true);
  });

  test('does not work for a customer who is switched off', async () => {
    await makeCustomer(app, site, { number: 'K20005', active: false });
    expect(await simulate(linkTo('K20005'))).toMatchObject(refused);
  });

  test('keeps the operator’s cart apart from the customer’s, and ends the session before', async () => {
    await makeCustomer(app, site, { number: 'K20006' });
    const product = await makeProduct(app, site);
    const sid = await makeSession(app, site);
    await app.data(cart.update, { id: product.id, quantity: 2, unit: product.unit.id }, { site, sid });
    expect((await simulate(linkTo('K20006'), sid)).body.authenticated).toBe(true);
    expect((await app.call(auth.authenticate, {}, { site, sid })).status).toBe(401);
    expect(await app.database.inSite(site.id, (tx) => tx.select().from(carts))).toEqual([]);
    expect(await app.database.inSite(site.id, (tx) => tx.select().from(customers))).not.toEqual([]);
  });
});

describe('a simulated session', () => {
  const logOf = async () => {
    const rows = await app.database.inSite(site.id, (tx) =>
      tx.select().from(simulationLog).orderBy(asc(simulationLog.id)),
    );
    return rows.map(({ operator, customerId, event, detail }) => ({ operator, customerId, event, detail }));
  };
  beforeEach(() => app.database.inSite(site.id, (tx) => tx.delete(simulationLog)));

  test('changes nothing, for any number of calls at once', async () => {
    const { customerId, userId } = await makeCustomer(app, site, { number: 'K20010' });
    const product = await makeProduct(app, site);
    const { sid } = (await simulate(linkTo('K20010'))).body;
    const changes = [
      app.call(service.sendContactForm, { to: 'contact', name: 'Noor', content: 'Hallo' }, { site, sid }),
      app.call(orderLists.add, { name: 'Kantine' }, { site, sid }),
      app.call(
        service.setAccountDetails,
        { saveContact: true, fields: { email: 'ander@adres.test' } },
        { site, sid },
      ),
      ...Array.from({ length: 60 }, () =>
        app.call(cart.update, { id: product.id, quantity: 2, unit: product.unit.id }, { site, sid }),
      ),
    ];
    for (const { status, body } of await Promise.all(changes))
      expect({ status, body }).toMatchObject({ status: 403, body: { error: { code: 'simulated_session' } } });
    const left = await app.database.inSite(site.id, async (tx) => [
      await tx.$count(carts, eq(carts.userId, userId)),
      await tx.$count(orderListTable, eq(orderListTable.customerId, customerId)),
      await tx.$count(contactMessages),
      await tx.$count(customerUsers, eq(customerUsers.email, 'ander@adres.test')),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
  });

  test('can read, and its log names the operator, the customer, its start, each file and its end', async () => {
    const { customerId } = await makeCustomer(app, site, { number: 'K20011' });
    const { sid } = (await simulate(linkTo('K20011'))).body;
    expect((await app.call(cart.get, {}, { site, sid })).status).toBe(200);
    expect((await app.call(service.fixedPrices, { print: true }, { site, sid })).status).toBe(200);
    expect((await app.call(auth.logout, {}, { site, sid })).status).toBe(200);
    expect((await app.call(auth.authenticate, {}, { site, sid })).status).toBe(401);
    const own = { operator: 'Jan van de balie', customerId };
    expect(await logOf()).toEqual([
      { ...own, event: 'started', detail: '' },
      { ...own, event: 'read', detail: expect.stringMatching(/^service\.fixedPrices .+\.pdf$/) },
      { ...own, event: 'ended', detail: '' },
    ]);
  });

  test('ends when another simulation or a login starts', async () => {
    const { username } = await makeCustomer(app, site, { number: 'K20012' });
    await makeCustomer(app, site, { number: 'K20013' });
    const { sid } = (await simulate(linkTo('K20012'))).body;
    const next = (await simulate(linkTo('K20013'), sid)).body;
    await app.call(auth.login, { username, password: testPassword }, { site, sid: next.sid });
    expect((await logOf()).map(({ event }) => event)).toEqual(['started', 'ended', 'started', 'ended']);
    const dead = await app.call(auth.authenticate, {}, { site, sid: next.sid });
    expect(dead.status).toBe(401);
  });

  test('is the only kind whose files are logged', async () => {
    const { userId } = await makeCustomer(app, site, { number: 'K20014' });
    const sid = await makeSession(app, site, { userId });
    expect((await app.call(service.fixedPrices, { print: true }, { site, sid })).status).toBe(200);
    await app.call(auth.logout, {}, { site, sid });
    expect(await logOf()).toEqual([]);
  });

  test('is in the log that the operator reads, for a year', async () => {
    await makeCustomer(app, site, { number: 'K20015' });
    await simulate(linkTo('K20015'));
    const read = () =>
      runCommand(app.database, readCommand([site.id, 'simulations']), {
        addresses: { shopUrl: undefined, allowsLocalReturn: true },
        secret: settings.secret,
      });
    expect(await read()).toMatch(/^\d{4}-\d\d-\d\dT\S+ {2}Jan van de balie {2}K20015 {2}started$/);
    await app.database.inSite(site.id, (tx) =>
      tx.execute(sql`INSERT INTO simulation_log (site_id, customer_id, user_id, sid_hash, operator, event, at)
        SELECT site_id, customer_id, user_id, sid_hash, operator, event, now() - interval '400 days' FROM simulation_log`),
    );
    await upkeep(app.database);
    expect((await logOf()).length).toBe(1);
  });
});
