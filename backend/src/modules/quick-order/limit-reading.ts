import { sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { secondsUntilOver } from '../throttle/count-window.ts';

/** Texts per user and minute: more than a person can look over. */
const MAX_PER_MINUTE = 12;

interface Counted extends Record<string, unknown> {
  failures: number;
}

/**
 * Counts a text of this user. Stored beside the failed logins, under a key of its own, so that all processes share
 * the count. @throws DomainError too_many_requests with the seconds until the minute is over
 */
export async function limitReading({ database, viewer }: Pick<Call, 'database' | 'viewer'>): Promise<void> {
  const key = `plain-text:${orNotFound(viewer.customer).userId}`;
  const retryAfterS = await database.inSite(viewer.site.id, async (tx) => {
    const { rows } = await tx.execute<Counted>(sql`
      INSERT INTO login_attempts AS a (site_id, key, failures, window_start)
      VALUES (${viewer.site.id}, ${key}, 1, now())
      ON CONFLICT (site_id, key) DO UPDATE SET
        failures = CASE WHEN a.window_start < now() - interval '1 minute' THEN 1 ELSE a.failures + 1 END,
        window_start = CASE WHEN a.window_start < now() - interval '1 minute' THEN now() ELSE a.window_start END
      RETURNING failures`);
    return (rows[0]?.failures ?? 0) > MAX_PER_MINUTE ? secondsUntilOver(tx, [key], 60) : undefined;
  });
  if (retryAfterS === undefined) return;
  throw new DomainError('too_many_requests', 'Too many texts at once.', undefined, retryAfterS);
}
