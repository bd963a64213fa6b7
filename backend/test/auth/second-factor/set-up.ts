import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { adminSecondFactors, type Site } from '../../../src/db/schema/index.ts';
import { codeAt, stepAt } from '../../../src/modules/auth/second-factor/totp.ts';
import { makeAdmin, makeSession, type TestApp } from '../../support/index.ts';

const { admin } = endpoints;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app does with the secret that it is given. */
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that the app shows now, or so many steps later. */
export const appCode = (base32: string, later = 0) => codeAt(bytesOf(base32), stepAt(Date.now()) + later);

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
