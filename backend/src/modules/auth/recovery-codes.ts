import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { hashSecret } from '../../http/viewer.ts';

/** @returns a fresh code, which is stored nowhere but in its mail */
export async function createRecoveryCode(
  tx: Tx,
  siteId: string,
  userId: number,
  hours: number,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  await tx.insert(recoveryCodes).values({ codeHash: hashSecret(code), siteId, userId, expiresAt });
  return code;
}

/** Uses a code up. @returns false for all but one of many simultaneous calls, and for an expired code */
export async function takeRecoveryCode(tx: Tx, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, hashSecret(code)), gt(recoveryCodes.expiresAt, sql`now()`)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}
