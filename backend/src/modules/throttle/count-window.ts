import type { Tx } from '../../db/connect.ts';
import { loginAttempts } from '../../db/schema/index.ts';
import { inArray, sql } from '../../db/sql.ts';

/**
 * Seconds until the last of these counts starts again, for the header Retry-After. At least one, and never more than
 * the window, also when the clock went back.
 * @param windowS how long a count lasts
 */
export async function secondsUntilOver(tx: Tx, keys: readonly string[], windowS: number): Promise<number> {
  const [row] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch FROM max(${loginAttempts.windowStart}) - now()) + ${windowS})::integer`,
    })
    .from(loginAttempts)
    .where(inArray(loginAttempts.key, [...keys]));
  return Math.min(windowS, Math.max(1, row?.seconds ?? 1));
}
