import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { hashPassword, passwordQueue } from '../../src/modules/auth/passwords.ts';
import { makeAdmin, makeCustomer, makeSite, type TestApp, testApp } from '../support/index.ts';
import { compareTimes, MAX_SPREAD } from './compare-times.ts';

const { admin, auth } = endpoints;

let test: TestApp;
let site: Site;
let turns = 0;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

/** Another address for each call: what is measured is not the throttle. */
const elsewhere = () => {
  turns += 1;
  return { site, headers: { 'x-forwarded-for': `2001:db8:${turns.toString(16)}::1` } };
};

/** Most of a login's time is one password check. */
async function oneCheck(login: () => Promise<unknown>) {
  const before = passwordQueue.started();
  await login();
  expect(passwordQueue.started() - before).toBe(1);
}

it('takes as long for an unknown or inactive customer name as for a known one', async () => {
  const passwordHash = await hashPassword('nobody types this one');
  const known = await makeCustomer(test, site, { user: { passwordHash } });
  const userOff = await makeCustomer(test, site, { user: { passwordHash, active: false } });
  const customerOff = await makeCustomer(test, site, { active: false, user: { passwordHash } });
  const login = (username: string) => () =>
    oneCheck(() => test.call(auth.login, { username, password: 'a wrong guess' }, elsewhere()));
  const spread = await compareTimes({
    known: login(known.username),
    unknown: login('niemand@proef.test'),
    userOff: login(userOff.username),
    customerOff: login(customerOff.username),
  });
  expect(spread).toBeLessThan(MAX_SPREAD);
});

it('takes as long for an unknown or inactive admin, or a wrong client code, as for a known admin', async () => {
  const passwordHash = await hashPassword('nobody types this one');
  await makeAdmin(test, site, { username: 'beheer@proef.test', passwordHash });
  await makeAdmin(test, site, { username: 'weg@proef.test', passwordHash, active: false });
  const login =
    (username: string, clientCode = site.adminCode) =>
    () =>
      test.call(admin.login, { clientCode, username, password: 'a wrong guess' }, elsewhere());
  const spread = await compareTimes({
    known: login('beheer@proef.test'),
    unknown: login('niemand@proef.test'),
    off: login('weg@proef.test'),
    wrongCode: login('beheer@proef.test', 'NIET'),
  });
  expect(spread).toBeLessThan(MAX_SPREAD);
});
