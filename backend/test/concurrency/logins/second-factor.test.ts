import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { freshAddress } from '../../auth/parallel-guesses.ts';
import { appCode } from '../../auth/second-factor/app-code.ts';
import { forgetSteps, withFactor } from '../../auth/second-factor/set-up.ts';
import { makeSession, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { admin } = endpoints;
/** As many as the throttle lets through at once. */
const TIMES = 5;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
});
afterAll(() => test?.close());

/** Sends one code from several logins at once. @returns how many were let in */
async function replay(adminId: number, code: string): Promise<number> {
  const sids = await Promise.all(
    Array.from({ length: TIMES }, () => makeSession(test, site, { adminId, pending: 'code' })),
  );
  const answers = await atOnce(TIMES, (turn) =>
    persistently(() =>
      test.call(admin.verifySecondFactor, { code }, { site, sid: sids[turn] ?? '', ...freshAddress() }),
    ),
  );
  return answers.filter(({ body }) => (body as { result: boolean }).result).length;
}

it.each(Array.from({ length: 10 }, (_, round) => round))(
  'lets one of five logins at once in with one code of an app, and with one recovery code (%i)',
  async () => {
    const { adminId, secret, recoveryCodes } = await withFactor(test, site);
    await forgetSteps(test, site, adminId);
    expect(await replay(adminId, appCode(secret))).toBe(1);
    expect(await replay(adminId, recoveryCodes[0] ?? '')).toBe(1);
  },
);

it('puts a factor in use once when its first code is sent five times at once', async () => {
  const { adminId } = await withFactor(test, site);
  await test.database.inSite(site.id, (tx) =>
    tx.execute(`DELETE FROM admin_second_factors WHERE admin_id = ${adminId}`),
  );
  const sid = await makeSession(test, site, { adminId });
  const { secret } = await test.data(admin.startSecondFactor, {}, { site, sid });
  const answers = await atOnce(TIMES, () =>
    persistently(() => test.call(admin.confirmSecondFactor, { code: appCode(secret) }, { site, sid })),
  );
  expect(answers.filter(({ body }) => (body as { result: boolean }).result)).toHaveLength(1);
});
