import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  embeddedDatabase,
  makeCustomer,
  makeSite,
  type TestApp,
  testApp,
  testPassword,
} from '../support/index.ts';
import { freshAddress, guards, passGuard } from './parallel-guesses.ts';

const { auth } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp(embeddedDatabase);
  site = await makeSite(test);
});
afterAll(() => test.close());

describe('of 60 calls at once on the embedded store', () => {
  it.each(guards)('$name lets five through', async (guard) => {
    const { passed, most } = await passGuard({ test, site }, guard);
    expect(passed).toBeGreaterThanOrEqual(5);
    expect(passed).toBeLessThanOrEqual(most);
  });
});

describe('a throttled login', () => {
  const login = (username: string, password: string, caller: ReturnType<typeof freshAddress>) =>
    test.call(auth.login, { username, password }, { site, ...caller });

  it('names the seconds until it is free, and is free then', async () => {
    const { username } = await makeCustomer(test, site);
    const caller = freshAddress();
    for (let guess = 0; guess < 5; guess += 1) await login(username, `guess-${guess}`, caller);
    const waits = [];
    for (let round = 0; round < 3; round += 1) {
      const refused = await login(username, testPassword, caller);
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      await forward(Number(refused.headers['retry-after']));
      expect((await login(username, 'wrong again', caller)).status).toBe(200);
    }
    expect(waits).toEqual([1, 2, 4]);
  });

  it('is not prolonged by attempts during the wait', async () => {
    const { username } = await makeCustomer(test, site);
    const caller = freshAddress();
    for (let guess = 0; guess < 5; guess += 1) await login(username, `guess-${guess}`, caller);
    // Longer than the guesses take on a busy machine.
    await blockFor(60);
    for (let guess = 0; guess < 45; guess += 1) await login(username, `guess-${guess}`, caller);
    await forward(60);
    expect((await login(username, testPassword, caller)).body).toMatchObject({ authenticated: true });
  });

  it('is throttled for a whole IPv6 /64, not for the neighbouring one', async () => {
    const { username } = await makeCustomer(test, site);
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    for (let guess = 0; guess < 5; guess += 1)
      await login(username, `guess-${guess}`, from(`2001:db8:0:7::${guess + 1}`));
    expect((await login(username, testPassword, from('2001:db8:0:7:aaaa::1'))).status).toBe(429);
    expect((await login(username, testPassword, from('2001:db8:0:8::1'))).body).toMatchObject({
      authenticated: true,
    });
  });

  it('does not count correct passwords of many users at one address', async () => {
    const caller = freshAddress();
    for (let turn = 0; turn < 35; turn += 1) {
      const { username } = await makeCustomer(test, site);
      expect((await login(username, testPassword, caller)).body).toMatchObject({ authenticated: true });
    }
  });

  it('is free after the longest wait also when the clock went back a year', async () => {
    const { username } = await makeCustomer(test, site);
    const caller = freshAddress();
    for (let guess = 0; guess < 5; guess += 1) await login(username, `guess-${guess}`, caller);
    await forward(-365 * 86_400);
    expect((await login(username, testPassword, caller)).body).toMatchObject({ authenticated: true });
  });

  it('is refused for at most the longest wait when a call’s clock was half a minute ahead', async () => {
    const { username } = await makeCustomer(test, site);
    const caller = freshAddress();
    for (let guess = 0; guess < 5; guess += 1) await login(username, `guess-${guess}`, caller);
    await blockFor(930);
    expect((await login(username, testPassword, caller)).status).toBe(429);
  });

  /**
   * Moves all counts this many seconds into the past; negative: into the future, as when the clock goes
   * back.
   */
  const blockFor = (seconds: number) =>
    test.database.inSite(site.id, (tx) =>
      tx.execute(
        `UPDATE login_attempts SET blocked_until = now() + make_interval(secs => ${seconds}) WHERE key LIKE 'pair:%'`,
      ),
    );
  const forward = (seconds: number) =>
    test.database.inSite(site.id, (tx) =>
      tx.execute(
        `UPDATE login_attempts SET window_start = window_start - make_interval(secs => ${seconds}),
           blocked_until = blocked_until - make_interval(secs => ${seconds})`,
      ),
    );
});
