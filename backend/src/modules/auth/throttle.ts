import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/connect.ts';
import { loginAttempts, type Site } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import { hashSecret } from '../../http/viewer.ts';

/**
 * Guesses are slowed down per account-and-address and per address. Not per account alone: then anybody could lock
 * the owner out by guessing at the name.
 */
interface Bucket {
  key: string;
  /** Failures a minute that are free. */
  free: number;
  /** The longest wait, in seconds. */
  longest: number;
}

function buckets(username: string, address: string): Bucket[] {
  return [
    { key: `pair:${hashSecret(`${username}\n${address}`)}`, free: 5, longest: 900 },
    { key: `addr:${hashSecret(address)}`, free: 30, longest: 300 },
  ];
}

/** @throws DomainError too_many_requests while a wait is on */
export async function refuseWhileBlocked(tx: Tx, username: string, address: string): Promise<void> {
  const keys = buckets(username, address).map((bucket) => bucket.key);
  const blocked = await tx
    .select({ key: loginAttempts.key })
    .from(loginAttempts)
    .where(and(inArray(loginAttempts.key, keys), sql`${loginAttempts.blockedUntil} > now()`));
  if (blocked.length > 0) throw new DomainError('too_many_requests', 'Too many attempts; wait a little.');
}

/** Count a failure; past the free ones each doubles the wait. A quiet quarter of an hour forgets them. */
export async function recordFailure(
  database: Database,
  site: Site,
  username: string,
  address: string,
): Promise<void> {
  await database.inSite(site.id, async (tx) => {
    for (const { key, free, longest } of buckets(username, address))
      await tx.execute(sql`
        INSERT INTO login_attempts AS a (site_id, key, failures, window_start)
        VALUES (${site.id}, ${key}, 1, now())
        ON CONFLICT (site_id, key) DO UPDATE SET
          failures = CASE WHEN a.window_start < now() - interval '15 minutes' THEN 1 ELSE a.failures + 1 END,
          window_start = CASE WHEN a.failures < ${free} AND a.window_start > now() - interval '1 minute'
            THEN a.window_start ELSE now() END,
          blocked_until = CASE WHEN a.failures + 1 >= ${free} AND a.window_start > now() - interval '15 minutes'
            THEN now() + make_interval(secs => least(${longest}, power(2, least(a.failures + 1 - ${free}, 12)))) END`);
  });
}

/** The right password clears the account's count for this address. */
export async function forgetFailures(tx: Tx, username: string, address: string): Promise<void> {
  const [pair] = buckets(username, address);
  if (pair) await tx.delete(loginAttempts).where(eq(loginAttempts.key, pair.key));
}
