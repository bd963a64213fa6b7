import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterSubscribers, type Site } from '../../src/db/schema/index.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { emptyDatabase, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { ask, follow, makeSubscriber, reader, storedIn } from './make-subscriber.ts';

const { newsletter, editing } = endpoints;

let test: TestApp;
let site: Site;
let manager: { site: Site; sid: string };

beforeAll(async () => {
  test = await testApp(emptyDatabase, signingPayments());
  site = await makeSite(test);
  const adminId = await makeAdmin(test, site, { role: 'manager' });
  manager = { site, sid: await makeSession(test, site, { adminId }) };
});
afterAll(() => test.close());

const list = (search = '') => test.data(newsletter.list, { search }, manager);

it('managers see and find the confirmed addresses only, the latest first, with how many there are', async () => {
  await makeSubscriber(test, site, { ...reader(), email: 'een_lezer@elders.test' });
  await makeSubscriber(test, site, { ...reader(), email: 'twee.lezer@elders.test' });
  await ask(test, site, reader());
  const { signOutCode } = await makeSubscriber(test, site);
  await follow(test, site, 'signOut', signOutCode);
  expect((await list()).map(({ email }) => email)).toEqual([
    'twee.lezer@elders.test',
    'een_lezer@elders.test',
  ]);
  expect((await list('EEN_')).map(({ email }) => email)).toEqual(['een_lezer@elders.test']);
  expect(await list('%x')).toEqual([]);
  expect(await test.data(newsletter.counts, {}, manager)).toEqual({
    confirmed: 2,
    pending: 1,
    signed_out: 1,
  });
});

it('the file has each confirmed address with a link that signs it out, and no formula', async () => {
  await test.database.inSite(site.id, (tx) =>
    tx.insert(newsletterSubscribers).values({
      ...{ siteId: site.id, email: '=cmd@elders.test', emailHash: 'formule', consent: 'Ja' },
      ...{ state: 'confirmed' as const, confirmedAt: new Date(0) },
    }),
  );
  const { status, raw, headers } = await test.call(newsletter.file, {}, manager);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, first, , last] = raw.toString('utf8').split('\r\n');
  expect(head).toContain('E-mailadres;Aangemeld;Bevestigd;Toestemming;Link om af te melden');
  expect(last).toMatch(/^'=cmd@elders\.test;/);
  const code = /afmelden\?code=(\S+)$/.exec(first ?? '')?.[1] ?? '';
  expect(await follow(test, site, 'signOut', code)).toBe('signed_out');
  expect(await list('twee.lezer')).toEqual([]);
});

it('a removed address is signed out, and the log names who did it but not the address', async () => {
  const { who } = await makeSubscriber(test, site);
  const [row] = await list(who.email);
  const subscriberID = row?.id ?? 0;
  await test.data(newsletter.remove, { subscriberID }, manager);
  await test.data(newsletter.remove, { subscriberID }, manager);
  expect((await storedIn(test, site)).find(({ id }) => id === subscriberID)).toMatchObject({
    state: 'signed_out',
    email: null,
  });
  const actions = await test.data(editing.actions, { kind: 'subscriber' }, manager);
  expect(actions.map(({ action }) => action)).toEqual(['remove_subscriber']);
  expect(JSON.stringify(actions)).not.toContain(who.email);
});

it('no address of another site is listed, counted, written to the file or removed', async () => {
  const other = await makeSite(test);
  const { who } = await makeSubscriber(test, other);
  const [foreign] = await storedIn(test, other);
  expect(await list(who.email)).toEqual([]);
  const { raw } = await test.call(newsletter.file, {}, manager);
  expect(raw.toString('utf8')).not.toContain(who.email);
  const answer = await test.call(newsletter.remove, { subscriberID: foreign?.id ?? 0 }, manager);
  expect(answer.status).toBe(404);
});
