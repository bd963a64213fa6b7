import { endpoints, type WireSession } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carts, customers, type Site } from '../../src/db/schema/index.ts';
import { simulationQuery } from '../../src/modules/auth/simulation-link.ts';
import { sandboxSettings } from '../../src/modules/payments/payments.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { auth, cart } = endpoints;
const settings = sandboxSettings();

let app: TestApp;
let site: Site;

beforeAll(async () => {
  app = await testApp(undefined, settings);
  site = await makeSite(app);
});
afterAll(() => app.close());

const linkTo = (cid: string, at: { siteId?: string; secret?: string; now?: number } = {}) => {
  const query = simulationQuery(at.secret ?? settings.secret, { siteId: at.siteId ?? site.id, cid }, at.now);
  return Object.fromEntries(new URLSearchParams(query)) as { cid: string; hash: string };
};
const simulate = async (link: object, sid?: string) => {
  const { status, body } = await app.call(auth.simulate, { ...link }, { site, ...(sid && { sid }) });
  return { status, body: body as WireSession & { error?: { code: string } } };
};
const refused = { status: 200, body: { result: false, error: { code: 'credentials_wrong' } } };

describe('a simulation link', () => {
  test("shows the shop through the customer's eyes, in a session that says so", async () => {
    await makeCustomer(app, site, { number: 'K20001', company: 'Hotel De Proef' });
    const { body } = await simulate(linkTo('K20001'));
    expect(body).toMatchObject({ authenticated: true, simulated: true, client_name: 'Hotel De Proef' });
    const again = await app.call(auth.authenticate, {}, { site, sid: body.sid });
    expect(again.body).toMatchObject({ simulated: true });
  });

  test('works once: of twenty who come with it at once, one gets in', async () => {
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
    const [expires = '', nonce, signature] = hash.split('.');
    const wrong = [
      { cid: 'K20004', hash },
      { cid: 'K20003', hash: [Number(expires) + 60, nonce, signature].join('.') },
      { cid: 'K20003', hash: 'abc' },
      linkTo('K20003', { siteId: other.id }),
      linkTo('K20003', { secret: 'x'.repeat(64) }),
      linkTo('K20003', minutes(10.1)),
      linkTo('K99999'),
    ];
    for (const link of wrong) expect(await simulate(link)).toMatchObject(refused);
    expect((await simulate(linkTo('K20003', minutes(9.5)))).body.authenticated).toBe(true);
  });

  test('lets nobody in to a customer who was switched off', async () => {
    await makeCustomer(app, site, { number: 'K20005', active: false });
    expect(await simulate(linkTo('K20005'))).toMatchObject(refused);
  });

  test("keeps the cart of who looks out of the customer's, and ends the session before", async () => {
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
