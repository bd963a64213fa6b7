import { endpoints, type WireSession } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminUsers, type Site } from '../../src/db/schema/index.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  testPassword,
} from '../support/index.ts';

const { auth, admin, cms } = endpoints;
let app: TestApp;
let site: Site;

beforeAll(async () => {
  app = await testApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

async function login(username: string, password = testPassword, caller: Caller = {}) {
  const answer = await app.call(auth.login, { username, password }, { site, ...caller });
  return { status: answer.status, body: answer.body as WireSession & { error?: { code: string } } };
}
const init = async (caller: Caller = {}) =>
  (await app.call(auth.initSession, {}, { site, ...caller })).body as WireSession;
const statusOf = async (sid: string) => (await app.call(auth.authenticate, {}, { site, sid })).status;

describe('an anonymous session', () => {
  test('starts by GET and by POST, and the same one is returned while it is valid', async () => {
    const first = await init();
    expect(first).toMatchObject({ result: true, authenticated: false, user_name: '' });
    const again = await init({ sid: first.sid, method: 'POST' });
    expect(again.sid).toBe(first.sid);
  });

  test('is replaced when the sent one has expired', async () => {
    const dead = await makeSession(app, site, { expiresAt: new Date(Date.now() - 1000) });
    expect((await init({ sid: dead })).sid).not.toBe(dead);
  });
});

describe('login', () => {
  test('gives a new session and ends the one before', async () => {
    const { username } = await makeCustomer(app, site, { company: 'Hotel De Proef' });
    const visitor = await init();
    const { body } = await login(username, testPassword, { sid: visitor.sid });
    expect(body).toMatchObject({ authenticated: true, client_name: 'Hotel De Proef' });
    expect(body.sid).not.toBe(visitor.sid);
    expect(await statusOf(body.sid)).toBe(200);
    expect(await statusOf(visitor.sid)).toBe(401);
  });

  test('accepts the name in any case', async () => {
    const { username } = await makeCustomer(app, site);
    expect((await login(` ${username.toUpperCase()} `)).body.authenticated).toBe(true);
  });

  test('answers a wrong password and an unknown name alike, with status 200', async () => {
    const { username } = await makeCustomer(app, site);
    const wrong = await login(username, 'something-else');
    const unknown = await login('nobody@example.test', 'something-else');
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(200);
    expect(wrong.body).toMatchObject({ result: false, error: { code: 'credentials_wrong' } });
  });

  test('refuses users and customers that are switched off', async () => {
    const off = await makeCustomer(app, site, { active: false });
    const userOff = await makeCustomer(app, site, { user: { active: false } });
    expect((await login(off.username)).body.error?.code).toBe('credentials_wrong');
    expect((await login(userOff.username)).body.error?.code).toBe('credentials_wrong');
  });

  test('is not possible on another site', async () => {
    const { username } = await makeCustomer(app, site);
    const other = await makeSite(app);
    const { body } = await login(username, testPassword, { site: other });
    expect(body.error?.code).toBe('credentials_wrong');
  });

  test('makes a guesser wait after five failures, but not the owner at another address', async () => {
    const { username } = await makeCustomer(app, site);
    const guesser = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    const owner = { headers: { 'x-forwarded-for': '203.0.113.8' } };
    for (let guess = 0; guess < 5; guess += 1)
      expect((await login(username, `guess-${guess}`, guesser)).status).toBe(200);
    expect((await login(username, testPassword, guesser)).status).toBe(429);
    expect((await login(username, testPassword, owner)).body.authenticated).toBe(true);
  });

  test('makes an address wait that tries many names', async () => {
    const guesser = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const statuses = [];
    for (let guess = 0; guess < 32; guess += 1)
      statuses.push((await login(`name${guess}@example.test`, 'guess', guesser)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a session', () => {
  test('is invalid on the server after logout', async () => {
    const { username } = await makeCustomer(app, site);
    const { sid } = (await login(username)).body;
    expect((await app.call(auth.logout, {}, { site, sid })).status).toBe(200);
    expect(await statusOf(sid)).toBe(401);
  });

  test('ends twelve hours after the login, whatever its use', async () => {
    const { username } = await makeCustomer(app, site);
    const { sid } = (await login(username)).body;
    await init({ sid });
    const rows = await app.database.inSite(site.id, (tx) =>
      tx.execute(
        "SELECT extract(epoch FROM expires_at - created_at) AS seconds FROM sessions WHERE kind = 'customer' ORDER BY created_at DESC LIMIT 1",
      ),
    );
    expect(Number(rows.rows[0]?.seconds)).toBe(43_200);
  });

  test('is refreshed only when the stored one is this one', async () => {
    const { sid, token } = await init();
    const refresh = (stored: object) => app.call(auth.refresh, { ...stored }, { site, sid });
    expect((await refresh({ sid, token })).status).toBe(200);
    expect((await refresh({})).status).toBe(200);
    expect((await refresh({ sid: 'another' })).status).toBe(401);
    expect((await refresh({ token: 'another' })).status).toBe(401);
  });

  test('of one site is refused by another', async () => {
    const other = await makeSite(app);
    const { sid } = await init();
    expect((await app.call(auth.authenticate, {}, { site: other, sid })).status).toBe(401);
  });
});

describe('the admin login', () => {
  test('takes the client code first, then name and password', async () => {
    await makeAdmin(app, site, { username: 'beheer@proef.test' });
    const clientCode = site.adminCode;
    expect((await app.call(admin.validateClientCode, { clientCode }, { site })).status).toBe(200);
    const wrongCode = await app.call(admin.validateClientCode, { clientCode: 'NIET' }, { site });
    expect(wrongCode.body).toMatchObject({ error: { code: 'credentials_wrong' } });
    const input = { clientCode, username: 'Beheer@proef.test', password: testPassword };
    const { sid } = await app.data(admin.login, input, { site });
    expect((await app.call(admin.authenticate, {}, { site, sid })).status).toBe(200);
    expect((await app.call(auth.authenticate, {}, { site, sid })).status).toBe(403);
    const foreign = await app.call(admin.login, { ...input, clientCode: 'NIET' }, { site });
    expect(foreign.body).toMatchObject({ error: { code: 'credentials_wrong' } });
  });

  test('answers the role, which is taken away from a session under way', async () => {
    const adminId = await makeAdmin(app, site, { role: 'publisher' });
    const sid = await makeSession(app, site, { adminId });
    expect(await app.data(admin.authenticate, {}, { site, sid })).toMatchObject({ role: 'publisher' });
    const change = { id: 1, image: '/media/a.webp' };
    const asPublisher = await app.call(cms.updateContentPage, change, { site, sid });
    expect(asPublisher.status).not.toBe(403);
    await app.database.inSite(site.id, (tx) =>
      tx.update(adminUsers).set({ role: 'editor' }).where(eq(adminUsers.id, adminId)),
    );
    const asEditor = await app.call(cms.updateContentPage, change, { site, sid });
    expect(asEditor).toMatchObject({ status: 403, body: { error: { code: 'role_required' } } });
  });

  test('ends on the server at logout', async () => {
    const sid = await makeSession(app, site, { adminId: await makeAdmin(app, site) });
    expect((await app.call(admin.authenticate, {}, { site, sid })).status).toBe(200);
    expect((await app.call(admin.logout, {}, { site, sid })).status).toBe(200);
    expect((await app.call(admin.authenticate, {}, { site, sid })).body).toMatchObject({
      error: { code: 'session_invalid' },
    });
    expect((await app.call(admin.logout, {}, { site, sid })).status).toBe(401);
  });
});
