import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { passwordQueue } from '../../../src/modules/auth/passwords.ts';
import { allowed, freshAddress, guards, passGuard } from '../../auth/parallel-guesses.ts';
import { makeCustomer, makeSite, type TestApp, testPassword } from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
});
afterAll(() => test?.close());

it.each(guards)('lets five of 60 calls at once through: $name', async (guard) => {
  const { passed, most } = await passGuard({ test, site }, guard);
  expect(passed).toBeGreaterThanOrEqual(5);
  expect(passed).toBeLessThanOrEqual(most);
});

it('checks at most 30 of 200 logins at once from one address with 200 names', async () => {
  const caller = { site, ...freshAddress() };
  const input = { password: 'a guess' };
  const start = performance.now();
  const before = passwordQueue.started();
  const answers = await atOnce(200, (turn) =>
    test.call(endpoints.auth.login, { ...input, username: `name${turn}@proef.test` }, caller),
  );
  const checked = answers.filter(({ status }) => status === 200).length;
  expect(checked).toBeGreaterThan(0);
  expect(checked).toBeLessThanOrEqual(allowed(30, performance.now() - start));
  // A refused login costs no password check.
  expect(passwordQueue.started() - before).toBe(checked);
});

it('lets the owner log in at another address while 60 guesses are made at once', async () => {
  const { username } = await makeCustomer(test, site);
  const guesser = { site, ...freshAddress() };
  const owner = { site, ...freshAddress() };
  const [answer] = await Promise.all([
    test.call(endpoints.auth.login, { username, password: testPassword }, owner),
    atOnce(60, (turn) => test.call(endpoints.auth.login, { username, password: `guess-${turn}` }, guesser)),
  ]);
  expect(answer.body).toMatchObject({ authenticated: true });
});

it('lets one of 60 guesses at once through after the longest wait', async () => {
  const { username } = await makeCustomer(test, site);
  const caller = { site, ...freshAddress() };
  const guess = (turn: number) =>
    test.call(endpoints.auth.login, { username, password: `guess-${turn}` }, caller);
  for (let turn = 0; turn < 5; turn += 1) await guess(turn);
  await test.database.inSite(site.id, (tx) =>
    tx.execute(
      `UPDATE login_attempts SET failures = failures + 20, blocked_until = now() WHERE key LIKE 'pair:%'`,
    ),
  );
  const answers = await atOnce(60, guess);
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(1);
});
