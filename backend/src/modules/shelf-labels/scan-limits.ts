import { sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { secondsUntilOver } from '../throttle/count-window.ts';

/** Per minute. A whole work floor can share one address; a label is scanned by one person at a time. */
const limits = {
  look: { address: 120, label: 60 },
  ask: { address: 60, label: 20 },
} as const;

/**
 * Counts a scan per address and, where the label is one of ours, per label; in a transaction of its own, so that a
 * refused one counts too.
 * @throws DomainError too_many_requests with the seconds until the minute is over
 */
export async function limitScans(
  { database, viewer: { site }, address }: Pick<Call, 'database' | 'viewer' | 'address'>,
  what: keyof typeof limits,
  labelId: number | undefined,
): Promise<void> {
  const bounds = limits[what];
  // Always addresses before labels, so that two calls that count at once don't wait for each other.
  const counted = [
    { key: `scan:${what}:addr:${hashSecret(address)}`, max: bounds.address },
    ...(labelId === undefined ? [] : [{ key: `scan:${what}:label:${labelId}`, max: bounds.label }]),
  ];
  const retryAfterS = await database.inSite(site.id, async (tx) => {
    const keys = sql.param(counted.map(({ key }) => key));
    const { rows } = await tx.execute<{ key: string; failures: number }>(sql`
      INSERT INTO login_attempts AS a (site_id, key, failures, window_start)
      SELECT ${site.id}, k.key, 1, now() FROM unnest(${keys}::text[]) k (key)
      ON CONFLICT (site_id, key) DO UPDATE SET
        failures = CASE WHEN a.window_start < now() - interval '1 minute' THEN 1 ELSE a.failures + 1 END,
        window_start = CASE WHEN a.window_start < now() - interval '1 minute' THEN now() ELSE a.window_start END
      RETURNING key, failures`);
    const full = rows.filter((row) => row.failures > (counted.find(({ key }) => key === row.key)?.max ?? 0));
    if (full.length === 0) return undefined;
    return secondsUntilOver(
      tx,
      full.map(({ key }) => key),
      60,
    );
  });
  if (retryAfterS === undefined) return;
  const message = 'This label or address is scanned too often; wait a minute.';
  throw new DomainError('too_many_requests', message, undefined, retryAfterS);
}
