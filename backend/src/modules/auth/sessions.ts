import { createHash, randomBytes } from 'node:crypto';
import type { WireSession } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers, type PendingFactor, type Site, sessions } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { logSimulation } from '../../http/simulation-log.ts';
import { hashSecret, type Viewer } from '../../http/viewer.ts';

/** An anonymous session keeps its cart for 7 days, a login lasts 12 hours (docs/behaviour.md §4.2). */
const VISITOR_SECONDS = 7 * 24 * 3600;
const LOGGED_IN_SECONDS = 43_200;
/** For the second factor of an administrator's login. */
const PENDING_SECONDS = 900;

type Owner =
  | { kind: 'visitor' /** Absent: a random one. */; sid?: string }
  | {
      kind: 'customer';
      userId: number /** The operator who looks through the user's eyes. */;
      simulatedBy?: string;
    }
  | { kind: 'admin'; adminId: number; pending?: PendingFactor };

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

function lifeOf(owner: Owner): number {
  if (owner.kind === 'visitor') return VISITOR_SECONDS;
  return owner.kind === 'admin' && owner.pending ? PENDING_SECONDS : LOGGED_IN_SECONDS;
}

/** Creates a session; @returns its id, which only the caller stores. One that a visitor just started is used again. */
export async function createSession(tx: Tx, site: Site, owner: Owner): Promise<string> {
  const sid = (owner.kind === 'visitor' ? owner.sid : undefined) ?? randomBytes(32).toString('base64url');
  const sidHash = hashSecret(sid);
  const pending = owner.kind === 'admin' ? owner.pending : undefined;
  const simulatedBy = owner.kind === 'customer' ? owner.simulatedBy : undefined;
  const expiresAt = inSeconds(lifeOf(owner));
  await tx
    .insert(sessions)
    .values({
      sidHash,
      siteId: site.id,
      kind: owner.kind,
      userId: owner.kind === 'customer' ? owner.userId : null,
      adminId: owner.kind === 'admin' ? owner.adminId : null,
      simulated: simulatedBy !== undefined,
      simulatedBy,
      pending,
      expiresAt,
    })
    .onConflictDoUpdate({ target: [sessions.siteId, sessions.sidHash], set: { expiresAt } });
  if (simulatedBy !== undefined) await logSimulation(tx, sidHash, 'started');
  if (owner.kind === 'admin' && !pending)
    await tx.update(adminUsers).set({ lastLoginAt: sql`now()` }).where(eq(adminUsers.id, owner.adminId));
  return sid;
}

/** Ends the session for every endpoint. A visitor's cart is deleted with it; the end of a simulated one is logged. */
export async function endSession(tx: Tx, sidHash: string): Promise<void> {
  await logSimulation(tx, sidHash, 'ended');
  await tx.delete(sessions).where(eq(sessions.sidHash, sidHash));
}

/** A returning visitor keeps the cart for another 7 days. False: there is no such session. */
export async function prolongVisitor(tx: Tx, sidHash: string): Promise<boolean> {
  const prolonged = await tx
    .update(sessions)
    .set({ expiresAt: inSeconds(VISITOR_SECONDS) })
    .where(eq(sessions.sidHash, sidHash))
    .returning({ sidHash: sessions.sidHash });
  return prolonged.length > 0;
}

/** The token of a session id, derived from it; a stored pair that does not match is refused at a refresh. */
export const tokenOf = (sid: string): string =>
  createHash('sha256').update(`token:${sid}`).digest('base64url').slice(0, 22);

/** The flat session answer. */
export function describeSession(viewer: Viewer, sid: string): WireSession {
  return {
    result: true,
    sid,
    token: tokenOf(sid),
    authenticated: viewer.customer !== null,
    user_name: viewer.customer?.userName ?? '',
    client_name: viewer.customer?.company ?? '',
    vestiging_details: viewer.site.branch,
    simulated: viewer.session?.simulated ?? false,
  };
}
