import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRecoveryCodes, adminSecondFactors, type Site } from '../../../src/db/schema/index.ts';
import {
  makeAdmin,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  testPassword,
} from '../../support/index.ts';
import { appCode } from './app-code.ts';
import { forgetSteps, withFactor } from './set-up.ts';

const { admin, cms } = endpoints;
/** Any work of an administrator. */
const page = { id: 1, table: 'pages', rowId: 1 };

let test: TestApp;
let site: Site;
let strict: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  strict = await makeSite(test, { adminSecondFactor: true });
});
afterAll(() => test.close());

const logIn = (username: string, at = site) =>
  test.data(admin.login, { clientCode: at.adminCode, username, password: testPassword }, { site: at });
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const verify = (sid: string, code: string, at = site) =>
  test.call(admin.verifySecondFactor, { code }, { site: at, sid });

describe('the second factor of an administrator', () => {
  it('is set up with a secret, an address for apps and a QR code, and counts once it is confirmed', async () => {
    const username = 'nieuw@proef.test';
    const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site, { username }) });
    const given = await test.data(admin.startSecondFactor, {}, { site, sid });
    expect(given.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(given.uri).toContain(`secret=${given.secret}`);
    expect(given.qr.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
    expect((await logIn(username)).second_factor).toBe('off');
    const wrong = await test.call(admin.confirmSecondFactor, { code: '000000' }, { site, sid });
    expect(codeOf(wrong)).toBe('credentials_wrong');
    const code = appCode(given.secret);
    const confirmed = await test.data(admin.confirmSecondFactor, { code }, { site, sid });
    expect(confirmed).toMatchObject({ second_factor: 'on', recovery_codes_left: 10 });
    expect(new Set(confirmed.recovery_codes).size).toBe(10);
    expect((await logIn(username)).second_factor).toBe('code');
  });

  it('ends every session that was begun without it', async () => {
    const adminId = await makeAdmin(test, site);
    const [sid, other] = [
      await makeSession(test, site, { adminId }),
      await makeSession(test, site, { adminId }),
    ];
    const { secret } = await test.data(admin.startSecondFactor, {}, { site, sid });
    const fresh = await test.data(admin.confirmSecondFactor, { code: appCode(secret) }, { site, sid });
    for (const dead of [sid, other])
      expect(codeOf(await test.call(admin.authenticate, {}, { site, sid: dead }))).toBe('session_invalid');
    expect((await test.call(admin.authenticate, {}, { site, sid: fresh.sid })).status).toBe(200);
  });

  it('stands between the password and everything that an administrator may do', async () => {
    const { username, secret, adminId } = await withFactor(test, site);
    await forgetSteps(test, site, adminId);
    const { sid } = await logIn(username);
    for (const call of [
      await test.call(cms.linkContentPage, page, { site, sid }),
      await test.call(
        admin.removeSecondFactor,
        { password: testPassword, code: appCode(secret) },
        { site, sid },
      ),
    ])
      expect(codeOf(call)).toBe('admin_required');
    expect(codeOf(await test.call(admin.startSecondFactor, {}, { site, sid }))).toBe('conflict');
    expect(codeOf(await verify(sid, '000000'))).toBe('credentials_wrong');
    const complete = await test.data(admin.verifySecondFactor, { code: appCode(secret) }, { site, sid });
    expect(complete.second_factor).toBe('on');
    expect(codeOf(await test.call(admin.authenticate, {}, { site, sid }))).toBe('session_invalid');
    expect(codeOf(await test.call(cms.linkContentPage, page, { site, sid: complete.sid }))).not.toBe(
      'admin_required',
    );
  });

  it('takes each code once, also the one that set it up, and none from before it', async () => {
    const { username, secret, adminId } = await withFactor(test, site);
    expect(codeOf(await verify((await logIn(username)).sid, appCode(secret)))).toBe('credentials_wrong');
    await forgetSteps(test, site, adminId);
    expect((await verify((await logIn(username)).sid, appCode(secret, 1))).status).toBe(200);
    for (const later of [1, 0, -1])
      expect(codeOf(await verify((await logIn(username)).sid, appCode(secret, later)))).toBe(
        'credentials_wrong',
      );
  });

  it('can be replaced by a recovery code, once, typed in any way', async () => {
    const { username, recoveryCodes } = await withFactor(test, site);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    const answer = await verify((await logIn(username)).sid, typed);
    expect(answer.body).toMatchObject({ data: { second_factor: 'on', recovery_codes_left: 9 } });
    expect(codeOf(await verify((await logIn(username)).sid, first))).toBe('credentials_wrong');
    expect((await verify((await logIn(username)).sid, second)).status).toBe(200);
  });

  it('is no use to another administrator, nor on another site', async () => {
    const one = await withFactor(test, site);
    const two = await withFactor(test, site);
    await forgetSteps(test, site, two.adminId);
    const { sid } = await logIn(two.username);
    expect(codeOf(await verify(sid, one.recoveryCodes[0] ?? ''))).toBe('credentials_wrong');
    expect(codeOf(await verify(sid, appCode(one.secret)))).toBe('credentials_wrong');
    expect(codeOf(await verify(sid, appCode(two.secret), strict))).toBe('session_invalid');
  });

  it('is stored encrypted, and its recovery codes as hashes', async () => {
    const { adminId, secret, recoveryCodes } = await withFactor(test, site);
    const rows = await test.database.inSite(site.id, async (tx) => [
      ...(await tx.select().from(adminSecondFactors).where(eq(adminSecondFactors.adminId, adminId))),
      ...(await tx.select().from(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId))),
    ]);
    expect(rows).toHaveLength(11);
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('is taken out of use by password and code', async () => {
    const { username, secret, adminId, confirmed } = await withFactor(test, site);
    const caller = { site, sid: confirmed.sid };
    const remove = (password: string, code: string) =>
      test.call(admin.removeSecondFactor, { password, code }, caller);
    await forgetSteps(test, site, adminId);
    expect(codeOf(await remove('not the password', appCode(secret)))).toBe('credentials_wrong');
    expect(codeOf(await remove(testPassword, '000000'))).toBe('credentials_wrong');
    expect((await remove(testPassword, appCode(secret))).status).toBe(200);
    expect(await logIn(username)).toMatchObject({ second_factor: 'off', recovery_codes_left: 0 });
  });
});

describe('a site that demands a second factor', () => {
  it('lets an administrator without one do nothing before it is set up', async () => {
    const username = 'eerst@proef.test';
    await makeAdmin(test, strict, { username });
    const { sid, second_factor: state } = await logIn(username, strict);
    expect(state).toBe('setup');
    const caller = { site: strict, sid };
    expect(codeOf(await test.call(cms.linkContentPage, page, caller))).toBe('admin_required');
    expect(codeOf(await verify(sid, '000000', strict))).toBe('conflict');
    const { secret } = await test.data(admin.startSecondFactor, {}, caller);
    const complete = await test.data(admin.confirmSecondFactor, { code: appCode(secret) }, caller);
    expect(complete).toMatchObject({ second_factor: 'on', second_factor_demanded: true });
    const edit = await test.call(cms.linkContentPage, page, { site: strict, sid: complete.sid });
    expect(codeOf(edit)).not.toBe('admin_required');
  });

  it('lets none be taken out of use', async () => {
    const { secret, adminId, confirmed } = await withFactor(test, strict);
    await forgetSteps(test, strict, adminId);
    const input = { password: testPassword, code: appCode(secret) };
    const refused = await test.call(admin.removeSecondFactor, input, { site: strict, sid: confirmed.sid });
    expect(codeOf(refused)).toBe('conflict');
  });
});
