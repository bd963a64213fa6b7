import { createHmac } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { carts, type Site, sessions } from '../../db/schema/index.ts';
import { and, eq, lt, notExists, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { secondsUntilOver } from '../throttle/count-window.ts';
import { createSession, prolongVisitor } from './sessions.ts';

/** Default limit per address (IPv6: per /64). Generous: a whole school or hospital can share one. */
export const VISITOR_SESSIONS_PER_HOUR = 1_000;

/**
 * Counts a new visitor session of an address, in one statement.
 * @throws DomainError too_many_requests with the seconds until the hour is over
 */
async function countVisitorSession(tx: Tx, site: Site, address: string, max: number): Promise<void> {
  const key = `sessions:${hashSecret(address)}`;
  // A window that begins in the future comes from a clock that went back.
  const isOver = sql`(a.window_start < now() - interval '1 hour' OR a.window_start > now() + interval '1 minute')`;
  const { rows } = await tx.execute(sql`
    INSERT INTO login_attempts AS a (site_id, key, failures, window_start)
    VALUES (${site.id}, ${key}, 1, now())
    ON CONFLICT (site_id, key) DO UPDATE SET
      failures = CASE WHEN ${isOver} THEN 1 ELSE a.failures + 1 END,
      window_start = CASE WHEN ${isOver} THEN now() ELSE a.window_start END
    WHERE ${isOver} OR a.failures < ${max}
    RETURNING failures`);
  if (rows.length > 0) return;
  const retryAfterS = await secondsUntilOver(tx, [key], 3_600);
  throw new DomainError(
    'too_many_requests',
    'Too many new sessions of this address.',
    undefined,
    retryAfterS,
  );
}

/**
 * Starts a visitor's session; @returns its id. Calls with the same `idempotency-key` get the same session, also at the
 * same moment (ADR 162). Its id can't be computed from the key without the installation's secret.
 * @throws DomainError too_many_requests
 */
export async function startVisitorSession(
  call: Pick<
    Call & { tx: Tx },
    'tx' | 'viewer' | 'address' | 'idempotencyKey' | 'secret' | 'visitorSessionsPerHour'
  >,
): Promise<string> {
  const { tx, viewer, address, idempotencyKey, secret, visitorSessionsPerHour } = call;
  const { site } = viewer;
  const sid =
    idempotencyKey &&
    createHmac('sha256', secret).update(`visitor:${site.id}:${idempotencyKey}`).digest('base64url');
  if (sid && (await prolongVisitor(tx, hashSecret(sid)))) return sid;
  if (visitorSessionsPerHour > 0) await countVisitorSession(tx, site, address, visitorSessionsPerHour);
  return createSession(tx, site, { kind: 'visitor', sid });
}

/** Removes visitor sessions without a cart that were not prolonged for a day: no data is lost with them. */
export async function removeEmptyVisitorSessions(tx: Tx): Promise<void> {
  const cartOfSession = tx.select({ id: carts.id }).from(carts).where(eq(carts.sidHash, sessions.sidHash));
  await tx.delete(sessions).where(
    and(
      eq(sessions.kind, 'visitor'),
      // A new or prolonged session has seven days.
      lt(sessions.expiresAt, sql`now() + interval '6 days'`),
      notExists(cartOfSession),
    ),
  );
}
