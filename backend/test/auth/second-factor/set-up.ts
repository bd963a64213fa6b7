import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { adminSecondFactors, type Site } from '../../../src/db/schema/index.ts';
import { makeAdmin, makeSession, type TestApp } from '../../support/index.ts';
import { appCode } from './app-code.ts';

const { admin } = endpoints;

let administrators = 0;

/** An administrator whose second factor is in use. */
export async function withFactor(test: TestApp, site: Site) {
  administrators += 1;
  const username = `tweede${administrators}@${site.id}.test`;
  const adminId = await makeAdmin(test, site, { username });
  const sid = await makeSession(test, site, { adminId });
  const { secret } = await test.data(admin.startSecondFactor, {}, { site, sid });
  const confirmed = await test.data(admin.confirmSecondFactor, { code: appCode(secret) }, { site, sid });
  return { adminId, username, secret, confirmed, recoveryCodes: confirmed.recovery_codes };
}

/** As if the codes until now had not been used: a test would have to wait half a minute for the next one. */
export const forgetSteps = (test: TestApp, site: Site, adminId: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.update(adminSecondFactors).set({ lastStep: 0 }).where(eq(adminSecondFactors.adminId, adminId)),
  );
