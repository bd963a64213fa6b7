import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { readAdminCommand, runAdminCommand } from '../../../src/modules/auth/second-factor/command.ts';
import { makeAdmin, makeSite, type TestApp, testApp, testPassword } from '../../support/index.ts';
import { withFactor } from './set-up.ts';

const { admin } = endpoints;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

const run = (...args: string[]) => runAdminCommand(test.database, readAdminCommand(args));
const logIn = async (at: Site, username: string) =>
  (await test.data(admin.login, { clientCode: at.adminCode, username, password: testPassword }, { site: at }))
    .second_factor;

it('makes a second factor necessary for the admins of one site', async () => {
  const strict = await makeSite(test);
  await makeAdmin(test, strict, { username: 'een@proef.test' });
  expect(await run(strict.id, 'demand-second-factor', 'yes')).toContain('needs a second factor');
  // A new site makes the backend read its sites again.
  await makeSite(test);
  expect(await logIn(strict, 'een@proef.test')).toBe('setup');
  await makeAdmin(test, site, { username: 'een@proef.test' });
  expect(await logIn(site, 'een@proef.test')).toBe('off');
  await run(strict.id, 'demand-second-factor', 'no');
  await makeSite(test);
  expect(await logIn(strict, 'een@proef.test')).toBe('off');
});

it('takes a lost second factor away, of an admin of this site only', async () => {
  const { username } = await withFactor(test, site);
  const other = await makeSite(test);
  await expect(run(other.id, 'reset-second-factor', username)).rejects.toThrow(`${other.id} has no admin`);
  expect(await logIn(site, username)).toBe('code');
  await run(site.id, 'reset-second-factor', username.toUpperCase());
  expect(await logIn(site, username)).toBe('off');
});

it.each([
  [[]],
  [['noord', 'demand-second-factor', 'maybe']],
  [['noord', 'reset-second-factor']],
  [['noord', 'demand-second-factor', 'yes', 'please']],
])('explains itself for %j', (args) => {
  expect(() => readAdminCommand(args)).toThrow('Usage: npm run admin');
});

it('refuses a site that does not exist', async () => {
  await expect(run('nergens', 'demand-second-factor', 'yes')).rejects.toThrow('There is no site nergens.');
});
