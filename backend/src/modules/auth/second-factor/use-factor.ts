import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/connect.ts';
import { adminRecoveryCodes, adminSecondFactors } from '../../../db/schema/index.ts';
import { and, eq, isNotNull, isNull, lt } from '../../../db/sql.ts';
import { hashSecret } from '../../../http/viewer.ts';
import { unseal } from './seal.ts';
import { stepOfCode } from './totp.ts';

/** An administrator, and the secret that opens what is sealed. */
export interface FactorOf {
  siteId: string;
  adminId: number;
  secret: string;
}

const RECOVERY_CODES = 10;

const findFactor = async (tx: Tx, adminId: number) =>
  (await tx.select().from(adminSecondFactors).where(eq(adminSecondFactors.adminId, adminId)))[0];

/** Whether a login needs a code besides the password. */
export async function factorState(tx: Tx, adminId: number): Promise<'on' | 'off'> {
  return (await findFactor(tx, adminId))?.confirmedAt ? 'on' : 'off';
}

/**
 * Uses up the step of a code: a code counts once, and none of an earlier step after it. One statement, so that of
 * many calls at once with one code only one succeeds.
 * @param confirmed whether the factor is in use, or being set up: then this confirms it
 */
async function useStep(tx: Tx, { siteId, adminId, secret }: FactorOf, code: string, confirmed: boolean) {
  const factor = await findFactor(tx, adminId);
  if (!factor) return false;
  const bytes = unseal(factor.secret, secret, siteId, adminId);
  const step = bytes && stepOfCode(bytes, code, Date.now());
  if (step === undefined) return false;
  const inState = confirmed
    ? isNotNull(adminSecondFactors.confirmedAt)
    : isNull(adminSecondFactors.confirmedAt);
  const used = await tx
    .update(adminSecondFactors)
    .set({ lastStep: step, ...(!confirmed && { confirmedAt: new Date() }) })
    .where(
      and(
        eq(adminSecondFactors.adminId, adminId),
        // Not started anew meanwhile, with another secret.
        eq(adminSecondFactors.secret, factor.secret),
        lt(adminSecondFactors.lastStep, step),
        inState,
      ),
    )
    .returning({ adminId: adminSecondFactors.adminId });
  return used.length > 0;
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const hashOf = ({ siteId, adminId }: FactorOf, code: string) =>
  hashSecret(`${siteId}/${adminId}/${plain(code)}`);

/** Deletes a recovery code: each works once. */
async function useRecoveryCode(tx: Tx, owner: FactorOf, code: string): Promise<boolean> {
  const used = await tx
    .delete(adminRecoveryCodes)
    .where(
      and(
        eq(adminRecoveryCodes.adminId, owner.adminId),
        eq(adminRecoveryCodes.codeHash, hashOf(owner, code)),
      ),
    )
    .returning({ adminId: adminRecoveryCodes.adminId });
  return used.length > 0;
}

/** Uses up a code of the app, or a recovery code. */
export async function useCode(tx: Tx, owner: FactorOf, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? useStep(tx, owner, digits, true) : useRecoveryCode(tx, owner, code);
}

/** Puts a factor that was set up in use, by its first code. */
export const confirmFactor = (tx: Tx, owner: FactorOf, code: string): Promise<boolean> =>
  useStep(tx, owner, code.replace(/\s/g, ''), false);

/** Makes new recovery codes; only their hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, owner: FactorOf): Promise<string[]> {
  // 80 bits each, as 'a1b2c-d3e4f-…'.
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-'),
  );
  const { siteId, adminId } = owner;
  await tx
    .insert(adminRecoveryCodes)
    .values(codes.map((code) => ({ siteId, adminId, codeHash: hashOf(owner, code) })));
  return codes;
}
