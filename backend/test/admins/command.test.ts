import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readAdminCommand } from '../../src/modules/admins/command.ts';
import { runAdminCommand } from '../../src/modules/admins/run-command.ts';
import { withFactor } from '../auth/second-factor/set-up.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testApp, testPassword } from '../support/index.ts';

const { admin, admins } = endpoints;
const ADDRESSES = { shopUrl: undefined, allowsLocalReturn: true };

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

const run = (...args: string[]) => runAdminCommand(test.database, readAdminCommand(args), ADDRESSES);
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

it('adds an admin, who chooses a password with the printed link', async () => {
  const own = await makeSite(test);
  const printed = await run(own.id, 'add', 'manager', 'Bo@voorbeeld.test', 'Bo', 'de', 'Wit');
  expect(printed).toContain(`client code ${own.adminCode}.`);
  const link = new URL(printed.split('\n').at(-1) ?? '');
  const given = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  const accepted = { username: given.naam ?? '', code: given.code ?? '', password: testPassword };
  await test.data(admins.acceptInvitation, accepted, { site: own });
  expect(await logIn(own, 'bo@voorbeeld.test')).toBe('off');
  expect(await run(own.id, 'list')).toMatch(
    /^bo@voorbeeld\.test {2}manager {2}Bo de Wit {2}no second factor {2}20/,
  );
  await expect(run(own.id, 'add', 'editor', 'bo@voorbeeld.test', 'Bo')).rejects.toThrow('already');
  expect(await run(own.id, 'link', 'bo@voorbeeld.test')).toContain('/beheer/wachtwoord#naam=');
});

it('deactivates an admin at once, but not the only manager', async () => {
  const own = await makeSite(test);
  const adminId = await makeAdmin(test, own, { username: 'een@proef.test' });
  await expect(run(own.id, 'deactivate', 'een@proef.test')).rejects.toThrow('the only manager');
  await makeAdmin(test, own, { username: 'twee@proef.test' });
  const caller = { site: own, sid: await makeSession(test, own, { adminId }) };
  expect((await test.call(admin.authenticate, {}, caller)).status).toBe(200);
  await run(own.id, 'deactivate', 'een@proef.test');
  expect((await test.call(admin.authenticate, {}, caller)).status).toBe(401);
  await run(own.id, 'activate', 'een@proef.test');
  expect(await logIn(own, 'een@proef.test')).toBe('off');
});

it.each([
  [[]],
  [['noord', 'add', 'chief', 'a@b.test', 'Bo']],
  [['noord', 'add', 'editor', 'no-address', 'Bo']],
  [['noord', 'add', 'editor', 'a@b.test']],
  [['noord', 'list', 'all']],
  [['noord', 'demand-second-factor', 'maybe']],
  [['noord', 'reset-second-factor']],
  [['noord', 'demand-second-factor', 'yes', 'please']],
])('explains itself for %j', (args) => {
  expect(() => readAdminCommand(args)).toThrow('Usage: npm run admin');
});

it('refuses a site that does not exist', async () => {
  await expect(run('nergens', 'demand-second-factor', 'yes')).rejects.toThrow('There is no site nergens.');
});
