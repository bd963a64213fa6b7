import { MAX_CALLS_PER_MINUTE, type Scope } from '@toonbank/contract/integration/scopes';
import type { Database } from '../../../db/connect.ts';
import { integrationKeys, type Site } from '../../../db/schema/index.ts';
import { eq, sql } from '../../../db/sql.ts';
import { DomainError } from '../../../http/errors.ts';
import { visitorOf } from '../../../http/viewer.ts';
import { limitCalls } from '../../throttle/throttle.ts';
import { IntegrationError } from './integration-error.ts';
import { isSecretOf, keyIdOf } from './secret.ts';

/** The key of a call. */
export interface CallingKey {
  keyId: number;
  name: string;
  scopes: readonly Scope[];
  /** The administrator who made it. */
  adminId: number;
}

interface Sent {
  database: Database;
  site: Site;
  authorization: string | undefined;
  /** The address that counts for limits. */
  address: string;
}

const BEARER = /^Bearer +(\S{1,200})$/i;

/** Counts a wrong key of an address. @throws IntegrationError key_unknown, or too_many_requests after a few */
async function refuseUnknown({ database, site, address }: Sent): Promise<never> {
  try {
    await limitCalls({ database, viewer: visitorOf(site), address }, 'integration-key');
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'too_many_requests') throw error;
    const { retryAfterS } = error;
    throw new IntegrationError('too_many_requests', retryAfterS === undefined ? {} : { retryAfterS });
  }
  throw new IntegrationError('key_unknown');
}

const today = sql`(now() AT TIME ZONE 'Europe/Amsterdam')::date`;
const isOver = sql`${integrationKeys.minuteBegan} NOT BETWEEN now() - interval '1 minute' AND now()`;

export interface FoundKey {
  key: CallingKey;
  fault: Found['fault'];
}

interface Found extends CallingKey {
  /** Its calls are refused, and noted in its log. */
  fault: 'key_revoked' | 'key_expired' | undefined;
  /** Calls of this minute, with this one. */
  calls: number;
  /** Until the minute is over. */
  secondsLeft: number;
}

/** The key of a secret with this call counted; undefined for a wrong secret. */
function look({ database, site }: Sent, secret: string): Promise<Found | undefined> {
  const keyId = keyIdOf(secret);
  return database.inSite(site.id, async (tx) => {
    const [key] = await tx
      .select({
        row: integrationKeys,
        isExpired: sql<boolean>`coalesce(${integrationKeys.expiresOn} < ${today}, false)`,
      })
      .from(integrationKeys)
      .where(eq(integrationKeys.id, keyId ?? 0));
    const isCurrent = isSecretOf(secret, key?.row.secretHash);
    const isOld = isSecretOf(secret, key?.row.oldHash);
    if (!key || !(isCurrent || isOld)) return undefined;
    const { row, isExpired } = key;
    const found = { keyId: row.id, name: row.name, scopes: row.scopes, adminId: row.madeBy };
    const fault = row.revokedAt ? 'key_revoked' : isExpired ? 'key_expired' : undefined;
    const [counted] = await tx
      .update(integrationKeys)
      .set({
        ...(!fault && { lastUsedAt: sql`now()`, ...(isOld && { oldUsedAt: sql`now()` }) }),
        minuteBegan: sql`CASE WHEN ${isOver} THEN now() ELSE ${integrationKeys.minuteBegan} END`,
        minuteCalls: sql`CASE WHEN ${isOver} THEN 1 ELSE ${integrationKeys.minuteCalls} + 1 END`,
      })
      .where(eq(integrationKeys.id, row.id))
      .returning({
        calls: integrationKeys.minuteCalls,
        secondsLeft: sql<number>`ceil(60 - extract(epoch FROM now() - ${integrationKeys.minuteBegan}))::int`,
      });
    return counted && { ...found, fault, ...counted };
  });
}

/**
 * The key of a call, which counts as used unless it is revoked or expired. Such a key has the same number of calls, so that its log
 * stays within it.
 * @throws IntegrationError key_missing, key_unknown or too_many_requests
 */
export async function findKey(sent: Sent): Promise<FoundKey> {
  const secret = BEARER.exec(sent.authorization ?? '')?.[1];
  if (secret === undefined) throw new IntegrationError('key_missing');
  const found = await look(sent, secret);
  if (!found) return refuseUnknown(sent);
  if (found.calls > MAX_CALLS_PER_MINUTE)
    throw new IntegrationError('too_many_requests', { retryAfterS: Math.max(1, found.secondsLeft) });
  const { keyId, name, scopes, adminId, fault } = found;
  return { key: { keyId, name, scopes, adminId }, fault };
}
