import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../src/db/schema/index.ts';
import { allowed, freshAddress } from '../../../auth/parallel-guesses.ts';
import { appCode } from '../../../auth/second-factor/app-code.ts';
import { forgetSteps, withFactor } from '../../../auth/second-factor/set-up.ts';
import { codeOf, makeEditor } from '../../../editing/make-editors.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testPassword } from '../../../support/index.ts';
import { atOnce, postgresApp } from '../../postgres-app.ts';

const { admin, admins } = endpoints;
const TIMES = 60;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
});
afterAll(() => test?.close());

type Answers = { status: number; body: unknown }[];
/** A wrong guess is answered with 200 too, and `result` false. */
const accepted = (answers: Answers) =>
  answers.filter(({ body }) => (body as { result?: boolean }).result === true).length;
const checked = (answers: Answers) => answers.filter(({ status }) => status !== 429).length;

it('lets one of sixty choose the password of an invitation, whose password then counts', async () => {
  const anja = await makeEditor(test, site, 'manager', 'Anja');
  const form = { name: 'Bo', email: 'bo@voorbeeld.test', username: '', role: 'editor' } as const;
  const { link } = await test.data(admins.add, form, anja);
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
  const passwords = Array.from({ length: TIMES }, (_, turn) => `een lange zin van nummer ${turn}`);
  const answers = await atOnce(TIMES, (turn) =>
    test.call(
      admins.acceptInvitation,
      { username: form.email, code, password: passwords[turn] ?? '' },
      { site, ...freshAddress() },
    ),
  );
  expect(accepted(answers)).toBe(1);
  const chosen = answers.findIndex(({ body }) => (body as { result?: boolean }).result === true);
  const login = { clientCode: site.adminCode, username: form.email, password: passwords[chosen] ?? '' };
  expect((await test.call(admin.login, login, { site, ...freshAddress() })).body).toMatchObject({
    result: true,
  });
});

it('accepts a right code of the second factor once of sixty logins', async () => {
  const { adminId, secret } = await withFactor(test, site);
  await forgetSteps(test, site, adminId);
  const sids = await atOnce(TIMES, () => makeSession(test, site, { adminId, pending: 'code' }));
  const code = appCode(secret);
  const answers = await atOnce(TIMES, (turn) =>
    test.call(admin.verifySecondFactor, { code }, { site, sid: sids[turn] ?? '', ...freshAddress() }),
  );
  expect(accepted(answers)).toBe(1);
});

it('refuses also the right code after sixty guesses from sixty addresses, and lets few of them through', async () => {
  const { adminId, secret } = await withFactor(test, site);
  await forgetSteps(test, site, adminId);
  const sids = await atOnce(TIMES + 1, () => makeSession(test, site, { adminId, pending: 'code' }));
  const right = appCode(secret);
  const start = performance.now();
  const answers = await atOnce(TIMES, (turn) => {
    const code = String((Number(right) + 1000 + turn) % 1_000_000).padStart(6, '0');
    return test.call(admin.verifySecondFactor, { code }, { site, sid: sids[turn] ?? '', ...freshAddress() });
  });
  expect(accepted(answers)).toBe(0);
  expect(checked(answers)).toBeLessThanOrEqual(allowed(5, performance.now() - start));
  // The wait doubles with each guess; this holds it open however slow the machine is.
  await test.database.inSite(site.id, (tx) =>
    tx.execute(`UPDATE login_attempts SET blocked_until = now() + interval '1 minute'`),
  );
  const last = await test.call(admin.verifySecondFactor, { code: right }, { site, sid: sids[TIMES] ?? '' });
  expect([last.status, codeOf(last.body)]).toEqual([429, 'too_many_requests']);
});

it('slows sixty logins down, and says nothing about whether the name exists', async () => {
  const username = 'bestaat@proef.test';
  await makeAdmin(test, site, { username });
  const guess = async (name: string) => {
    const caller = { site, ...freshAddress() };
    const start = performance.now();
    const answers = await atOnce(TIMES, (turn) =>
      test.call(admin.login, { clientCode: site.adminCode, username: name, password: `gok ${turn}` }, caller),
    );
    expect(accepted(answers)).toBe(0);
    expect(checked(answers)).toBeGreaterThanOrEqual(5);
    expect(checked(answers)).toBeLessThanOrEqual(allowed(5, performance.now() - start));
    const kinds = answers.map(({ status, body, headers }) =>
      JSON.stringify([status, body, Object.keys(headers).sort()]),
    );
    return [...new Set(kinds)].sort();
  };
  expect(await guess('bestaat-niet@proef.test')).toEqual(await guess(username));
  // The owner logs in at another address meanwhile.
  const login = { clientCode: site.adminCode, username, password: testPassword };
  expect((await test.call(admin.login, login, { site, ...freshAddress() })).body).toMatchObject({
    result: true,
  });
});
