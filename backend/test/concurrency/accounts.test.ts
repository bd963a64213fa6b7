import { endpoints } from '@toonbank/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, applications, customers, customerUsers, type Site } from '../../src/db/schema/index.ts';
import { simulationQuery } from '../../src/modules/auth/simulation-link.ts';
import { sandboxSettings } from '../../src/modules/payments/payments.ts';
import { linkOf, sendMails } from '../mail/send-mails.ts';
import { makeCustomer, makeSession, makeSite, type TestApp, testPassword } from '../support/index.ts';
import { atOnce, persistently, postgresApp } from './postgres-app.ts';

const { auth, service } = endpoints;
const settings = sandboxSettings();

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20, settings);
  site = await makeSite(test, { prices: 'public' });
});
afterAll(() => test?.close());

/** Each from an address of its own: what is tried here is not the waiting. */
const from = (turn: number) => ({ site, headers: { 'x-forwarded-for': `198.51.100.${turn}` } });
const letIn = (answers: { body: unknown }[]) =>
  answers.filter(({ body }) => (body as { authenticated?: boolean }).authenticated).length;

it('accepts one of twenty uses of a recovery code', async () => {
  const { username } = await makeCustomer(test, site);
  await test.call(auth.resetPassword, { username }, from(200));
  const [message] = await sendMails(test);
  const { recoveryCode } = linkOf(message);
  const request = { username, recoveryCode, password: 'een lantaarn in de mist' };
  const answers = await atOnce(20, (turn) =>
    persistently(() => test.call(auth.changePasswordAfterRecovery, request, from(turn))),
  );
  expect(letIn(answers)).toBe(1);
});

it('accepts one of twenty uses of a simulation link', async () => {
  await makeCustomer(test, site, { number: 'K40001' });
  const query = simulationQuery(settings.secret, { siteId: site.id, cid: 'K40001', operator: 'balie' });
  const link = Object.fromEntries(new URLSearchParams(query));
  const answers = await atOnce(20, (turn) => persistently(() => test.call(auth.simulate, link, from(turn))));
  expect(letIn(answers)).toBe(1);
});

it('makes one customer of twenty registrations with one address, and unique numbers for twenty others', async () => {
  const register = async (turn: number, email: string) => {
    const sid = await makeSession(test, site);
    const person = {
      firstName: 'Sanne',
      lastName: 'de Wit',
      street: 'Kade',
      houseNumber: '3',
      city: 'Proefdam',
    };
    const request = { ...person, email, postcode: '1234 AB', country: 'NL' };
    return persistently(() => test.call(service.newCustomer, request, { ...from(turn), sid }));
  };
  const same = await atOnce(20, (turn) => register(turn, 'zelfde@nieuw.test'));
  const others = await atOnce(20, (turn) => register(20 + turn, `ander${turn}@nieuw.test`));
  expect(new Set([...same, ...others].map(({ status }) => status))).toEqual(new Set([200]));
  const [users, all] = await test.database.inSite(site.id, async (tx) => [
    await tx.select().from(customerUsers).where(eq(customerUsers.username, 'zelfde@nieuw.test')),
    await tx.select({ number: customers.number }).from(customers),
  ]);
  expect(users).toHaveLength(1);
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
});

it('leaves one default address when each of ten is made the default one at once', async () => {
  const customer = await makeCustomer(test, site);
  const sid = await makeSession(test, site, customer);
  const place = { street: 'Kade', houseNumber: '3', postcode: '1234 AB', city: 'Proefdam', country: 'NL' };
  const save = { saveAddress: true, fields: { ...place, isDefault: true } };
  await atOnce(10, () => persistently(() => test.call(service.setAccountDetails, save, { site, sid })));
  const own = and(eq(addresses.customerId, customer.customerId), eq(addresses.isDefault, true));
  expect(await test.database.inSite(site.id, (tx) => tx.select().from(addresses).where(own))).toHaveLength(1);
});

it('confirms a new e-mail address once for twenty uses of its link', async () => {
  const customer = await makeCustomer(test, site);
  const sid = await makeSession(test, site, customer);
  const fields = { email: 'nieuw@adres.test', currentPassword: testPassword };
  await test.call(service.setAccountDetails, { saveContact: true, fields }, { ...from(220), sid });
  const message = (await sendMails(test)).find(({ to }) => to.address === fields.email);
  const code = /bevestigen#code=(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
  const answers = await atOnce(20, (turn) =>
    persistently(() => test.call(auth.confirmEmail, { code }, from(221 + turn))),
  );
  const confirmed = answers.filter(({ body }) => (body as { result: boolean }).result);
  expect(confirmed).toHaveLength(1);
});

it('sends one recovery mail for sixty requests at once', async () => {
  const { username } = await makeCustomer(test, site);
  await sendMails(test);
  await atOnce(60, (turn) =>
    persistently(() =>
      test.call(
        auth.resetPassword,
        { username },
        { site, headers: { 'x-forwarded-for': `203.0.113.${turn}` } },
      ),
    ),
  );
  expect(await sendMails(test)).toHaveLength(1);
});

const person = {
  firstName: 'Bo',
  lastName: 'Snel',
  street: 'Kade',
  houseNumber: '3',
  city: 'Proefdam',
  postcode: '1234 AB',
  country: 'NL',
};

it('lets through no more guests of one address at once than one after the other', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.240' };
  const start = performance.now();
  const answers = await atOnce(60, async (turn) => {
    const sid = await makeSession(test, site);
    const request = { ...person, email: `gast${turn}@nieuw.test` };
    return persistently(() => test.call(auth.guest, request, { site, sid, headers }));
  });
  const made = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - made);
  expect(made).toBeGreaterThan(0);
  // Behind the fifth one waits of 1, 2, 4 seconds end while others still wait for a connection.
  const seconds = (performance.now() - start) / 1000;
  expect(made).toBeLessThanOrEqual(5 + Math.log2(seconds + 1));
});

it('makes one account of a guest who asks for it sixty times at once', async () => {
  const email = 'blijver@nieuw.test';
  const visitor = { ...from(241), sid: await makeSession(test, site) };
  const { sid } = (await test.call(auth.guest, { ...person, email }, visitor)).body as { sid: string };
  await sendMails(test);
  await atOnce(60, (turn) =>
    persistently(() =>
      test.call(auth.keepGuest, {}, { site, sid, headers: { 'x-forwarded-for': `203.0.113.${turn}` } }),
    ),
  );
  expect(await sendMails(test)).toHaveLength(1);
  const users = await test.database.inSite(site.id, (tx) =>
    tx.select().from(customerUsers).where(eq(customerUsers.username, email)),
  );
  expect(users).toHaveLength(1);
});

it('leaves one open application of sixty corrections at once', async () => {
  const shop = await makeSite(test);
  let calls = 0;
  const apply = async (turn: number) => {
    const sid = await makeSession(test, shop);
    const request = {
      ...{ ...person, email: 'hotel@nieuw.test', houseNumber: String(turn + 1) },
      ...{ company: 'Hotel Nieuw', kvk: '12345678', vatNumber: '', phone: '020-5550 144', remark: '' },
    };
    return persistently(() => {
      // An address per call: one that was told to try later counts against the limit of its address too.
      calls += 1;
      const headers = { 'x-forwarded-for': `198.18.${calls >> 8}.${calls & 255}` };
      return test.call(service.newCustomer, request, { site: shop, sid, headers });
    });
  };
  const answers = await atOnce(60, apply);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await test.database.inSite(shop.id, (tx) => tx.select().from(applications))).toHaveLength(1);
});
