import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { carts, type Site, sessions } from '../../src/db/schema/index.ts';
import { hashSecret } from '../../src/http/viewer.ts';
import { VISITOR_SESSIONS_PER_HOUR } from '../../src/modules/auth/visitor-sessions.ts';
import { upkeep } from '../../src/upkeep.ts';
import { makeSession, makeSite, type TestApp } from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
});
afterAll(() => test?.close());
beforeEach(async () => {
  site = await makeSite(test);
});

const init = (address: string, sid?: string) =>
  test.call(
    endpoints.auth.initSession,
    {},
    { site, headers: { 'x-forwarded-for': address }, ...(sid && { sid }) },
  );
/** As if the address had begun all but `left` sessions of this hour, `ago` before now. */
const used = (left: number, ago = '10 minutes') =>
  test.database.inSite(site.id, (tx) =>
    tx.execute(`UPDATE login_attempts SET failures = ${VISITOR_SESSIONS_PER_HOUR - left},
      window_start = now() - interval '${ago}' WHERE key LIKE 'sessions:%'`),
  );
const stored = () => test.database.inSite(site.id, (tx) => tx.select().from(sessions));

it('gives an address its last five visitor sessions of the hour, of 60 requested at once from its /64', async () => {
  await init('2001:db8::1');
  await used(5);
  const answers = await atOnce(60, (turn) => init(`2001:db8::${turn}`));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await stored()).toHaveLength(6);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(2900);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(3000);
});

const withKey = (key: string, at = site) =>
  test.call(
    endpoints.auth.initSession,
    {},
    { site: at, headers: { 'x-forwarded-for': '203.0.113.9', 'idempotency-key': key } },
  );
const sidOf = ({ body }: { body: unknown }) => (body as { sid: string }).sid;

it('starts one session for calls with the same key at the same moment, with one cart', async () => {
  const answers = await atOnce(20, () => withKey('17-4-1234567890-3'));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const [sid = '', ...others] = new Set(answers.map(sidOf));
  expect(others).toEqual([]);
  expect(await stored()).toHaveLength(1);
  expect(sidOf(await withKey('17-4-1234567890-4'))).not.toBe(sid);
  expect(sidOf(await withKey('17-4-1234567890-3', await makeSite(test)))).not.toBe(sid);
});

it('counts a session that has started already no second time', async () => {
  await withKey('17-4-1234567890-3');
  await used(0);
  expect((await withKey('17-4-1234567890-3')).status).toBe(200);
  expect((await withKey('17-4-1234567890-5')).status).toBe(429);
});

it('gives any number where the limit is 0', async () => {
  await init('203.0.113.1');
  await used(0);
  const app = await buildApp({
    database: test.database,
    logLevel: 'silent',
    trustedProxy: ['127.0.0.1'],
    siteTokens: new Map(),
    visitorSessionsPerHour: 0,
  });
  const headers = { 'x-site-token': site.token, 'x-forwarded-for': '203.0.113.1' };
  const answer = await app.inject({ url: endpoints.auth.initSession.path, headers });
  await app.close();
  expect(answer.statusCode).toBe(200);
});

it('does not limit other addresses, and visitors with a session', async () => {
  const sid = await makeSession(test, site);
  await init('203.0.113.1');
  await used(0);
  expect((await init('203.0.113.1')).status).toBe(429);
  expect((await init('203.0.113.2')).status).toBe(200);
  expect((await init('203.0.113.1', sid)).status).toBe(200);
});

it('counts anew after an hour, also when the clock went back', async () => {
  await init('203.0.113.1');
  for (const ago of ['61 minutes', '-1 day']) {
    await used(0, ago);
    expect((await init('203.0.113.1')).status, ago).toBe(200);
  }
});

it('deletes a day-old session without a cart, and keeps one with a cart', async () => {
  const inDays = (days: number) => ({ expiresAt: new Date(Date.now() + days * 86_400_000) });
  const withCart = await makeSession(test, site, inDays(5));
  const fresh = await makeSession(test, site, inDays(6.9));
  await makeSession(test, site, inDays(5));
  await test.database.inSite(site.id, (tx) =>
    tx.insert(carts).values({ siteId: site.id, sidHash: hashSecret(withCart) }),
  );
  await upkeep(test.database);
  const left = (await stored()).map(({ sidHash }) => sidHash).sort();
  expect(left).toEqual([hashSecret(withCart), hashSecret(fresh)].sort());
});
