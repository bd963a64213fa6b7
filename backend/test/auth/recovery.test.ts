import { endpoints, type WireSession } from '@toonbank/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { recoveryCodes, type Site } from '../../src/db/schema/index.ts';
import { linkOf, sendMails } from '../mail/send-mails.ts';
import {
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testApp,
  testPassword,
} from '../support/index.ts';
import { compareTimes, IS_LONG, MAX_SPREAD, ROUNDS } from './compare-times.ts';

const { auth } = endpoints;
const password = 'een lantaarn in de mist';

let app: TestApp;
let site: Site;
let callers = 0;

beforeAll(async () => {
  app = await testApp();
  site = await makeSite(app);
});
afterAll(() => app.close());
// Mails left by a failed test would be counted in the next one.
afterEach(async () => {
  vi.restoreAllMocks();
  await sendMails(app);
});

/** A new client address per call, so that none is throttled by another. */
const elsewhere = () => {
  callers += 1;
  return { headers: { 'x-forwarded-for': `2001:db8:${callers.toString(16)}::1` } };
};
const ask = (username: string, headers: Record<string, string> = {}) => {
  const caller = elsewhere();
  return app.call(auth.resetPassword, { username }, { site, headers: { ...caller.headers, ...headers } });
};
const recover = async (request: object, sid?: string, at: Site = site) => {
  const caller = { site: at, ...elsewhere(), ...(sid && { sid }) };
  const { status, body } = await app.call(auth.changePasswordAfterRecovery, { password, ...request }, caller);
  return { status, body: body as WireSession & { error?: { code: string; fields?: object } } };
};
async function mailTo({ username }: TestCustomer) {
  await ask(username);
  const messages = (await sendMails(app)).filter(({ to }) => to.address === username);
  expect(messages).toHaveLength(1);
  return linkOf(messages[0]);
}

describe('asking for a new password', () => {
  test('is answered the same for known and unknown names, and only the known one gets a mail', async () => {
    const { username } = await makeCustomer(app, site);
    const known = await ask(` ${username.toUpperCase()} `);
    const unknown = await ask('niemand@proef.test');
    expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: unknown.body });
    expect((await sendMails(app)).map(({ to }) => to.address)).toEqual([username]);
  });

  test('sends one mail for many requests at once', async () => {
    const { username } = await makeCustomer(app, site);
    await Promise.all(Array.from({ length: 60 }, () => ask(username)));
    expect(await sendMails(app)).toHaveLength(1);
  });

  test('links to the shop, whatever host the request names', async () => {
    const customer = await makeCustomer(app, site);
    await ask(customer.username, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [message] = await sendMails(app);
    expect(linkOf(message).link).toMatch(`http://${site.id}.localhost:3210/nl/wachtwoord-herstellen#`);
    expect(JSON.stringify([message?.html, message?.text])).not.toContain('evil');
  });

  test('sends nothing to a user who is switched off', async () => {
    await ask((await makeCustomer(app, site, { active: false })).username);
    await ask((await makeCustomer(app, site, { user: { active: false } })).username);
    expect(await sendMails(app)).toEqual([]);
  });

  test('waits longer and longer after five requests from one address', async () => {
    const caller = { site, headers: { 'x-forwarded-for': '203.0.113.50' } };
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await app.call(auth.resetPassword, { username: `n${at}@proef.test` }, caller)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('does the same work for an unknown name as for a known one', async () => {
    const names = await Promise.all(
      Array.from({ length: ROUNDS + 1 }, async () => (await makeCustomer(app, site)).username),
    );
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statements = () =>
      (query.mock.calls as unknown[][])
        .map(([one]) => (typeof one === 'string' ? one : (one as { text: string }).text))
        // The list of sites is reloaded every five seconds, by whichever call comes then.
        .filter((one) => !/^select .* from "sites"$/.test(one));
    const work = { known: new Set<string>(), unknown: new Set<string>() };
    const watched = (kind: keyof typeof work, name: (round: number) => string) => async (round: number) => {
      query.mockClear();
      await ask(name(round));
      work[kind].add(statements().join('\n'));
    };
    const spread = await compareTimes({
      known: watched('known', (round) => names[round + 1] ?? ''),
      unknown: watched('unknown', (round) => `niemand${round}@proef.test`),
    });
    expect([...work.known]).toEqual([
      expect.stringMatching(/INSERT INTO login_attempts[\s\S]*INSERT INTO mails/),
    ]);
    expect(work.unknown).toEqual(work.known);
    if (IS_LONG) expect(spread).toBeLessThan(MAX_SPREAD);
  });
});

describe('the code of a recovery mail', () => {
  test('sets a new password and starts a session, and ends all others', async () => {
    const customer = await makeCustomer(app, site);
    const other = await makeSession(app, site, customer);
    const visitor = await makeSession(app, site);
    const { username, recoveryCode } = await mailTo(customer);
    const { status, body } = await recover({ username, recoveryCode }, visitor);
    expect(status).toBe(200);
    expect(body).toMatchObject({ authenticated: true });
    const alive = async (sid: string) => (await app.call(auth.authenticate, {}, { site, sid })).status;
    expect([await alive(body.sid), await alive(other), await alive(visitor)]).toEqual([200, 401, 401]);
    const login = async (guess: string) =>
      (await app.call(auth.login, { username, password: guess }, { site, ...elsewhere() })).body;
    expect(await login(password)).toMatchObject({ authenticated: true });
    expect(await login(testPassword)).toMatchObject({ result: false });
    expect((await sendMails(app))[0]?.subject).toMatch('gewijzigd');
  });

  test('works once: of twenty uses at once, one succeeds', async () => {
    const { username, recoveryCode } = await mailTo(await makeCustomer(app, site));
    const answers = await Promise.all(Array.from({ length: 20 }, () => recover({ username, recoveryCode })));
    expect(answers.filter(({ body }) => body.authenticated)).toHaveLength(1);
    const codes = answers.flatMap(({ body }) => body.error?.code ?? []);
    expect(codes).toEqual(Array(19).fill('credentials_wrong'));
  });

  test('opens no other account, and none on another site', async () => {
    const other = await makeCustomer(app, site);
    const { username, recoveryCode } = await mailTo(await makeCustomer(app, site));
    const twin = await makeSite(app);
    await makeCustomer(app, twin, { user: { username } });
    const wrong = [
      await recover({ username: other.username, recoveryCode }),
      await recover({ username, recoveryCode }, undefined, twin),
      await recover({ username, recoveryCode: 'geraden' }),
      await recover({ username: 'niemand@proef.test', recoveryCode }),
    ];
    expect(wrong.map(({ body }) => body.error?.code)).toEqual(Array(4).fill('credentials_wrong'));
    expect((await recover({ username, recoveryCode })).body.authenticated).toBe(true);
  });

  test('is not used up by a password that is too weak', async () => {
    const { username, recoveryCode } = await mailTo(await makeCustomer(app, site));
    const weak = await recover({ username, recoveryCode, password: 'Welkom2026' });
    expect(weak).toMatchObject({
      status: 400,
      body: { error: { fields: { password: 'password_too_common' } } },
    });
    expect((await recover({ username, recoveryCode })).body.authenticated).toBe(true);
  });

  test('expires after an hour, and is stored as a hash only', async () => {
    const { username, recoveryCode } = await mailTo(await makeCustomer(app, site));
    const rows = await app.database.inSite(site.id, (tx) => tx.select().from(recoveryCodes));
    expect(JSON.stringify(rows)).not.toContain(recoveryCode);
    await app.database.inSite(site.id, (tx) =>
      tx.execute("UPDATE recovery_codes SET expires_at = expires_at - interval '61 minutes'"),
    );
    expect((await recover({ username, recoveryCode })).body.error?.code).toBe('credentials_wrong');
  });

  test('can be guessed at five times from an address, then the guesser must wait', async () => {
    const { username } = await makeCustomer(app, site);
    const caller = { site, headers: { 'x-forwarded-for': '203.0.113.60' } };
    const guess = async (recoveryCode: string) =>
      (await app.call(auth.changePasswordAfterRecovery, { username, recoveryCode, password }, caller)).status;
    for (let at = 0; at < 5; at += 1) expect(await guess(`gok-${at}`)).toBe(200);
    expect(await guess('gok-6')).toBe(429);
  });
});
