import type { WireSession } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers, customerUsers, usedLinks } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { findViewer, hashSecret, type Viewer } from '../../http/viewer.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { createSession, describeSession, endSession } from './sessions.ts';
import { type OpenedLink, readHash } from './simulation-link.ts';

interface Link {
  cid: string;
  hash: string;
}

/** The user of a customer that a simulation shows: the first one. */
export async function firstUserOf(tx: Tx, customerNumber: string): Promise<number | undefined> {
  const [user] = await tx
    .select({ id: customerUsers.id })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(
      and(eq(customers.number, customerNumber), eq(customers.active, true), eq(customerUsers.active, true)),
    )
    .orderBy(asc(customerUsers.id))
    .limit(1);
  return user?.id;
}

/** Marks a link as used: of many simultaneous calls with one link, one succeeds. */
async function useUp(tx: Tx, siteId: string, hash: string, expiresAt: Date): Promise<boolean> {
  const used = await tx
    .insert(usedLinks)
    .values({ linkHash: hashSecret(hash), siteId, expiresAt })
    .onConflictDoNothing()
    .returning({ linkHash: usedLinks.linkHash });
  return used.length > 0;
}

/**
 * Starts a simulation by a signed link that works once (docs/behaviour.md §4.7). The operator's own cart is not
 * merged into the customer's.
 * @throws DomainError credentials_wrong for every link that does not work, for any reason; too_many_requests
 */
export async function simulate(call: Call, { cid, hash }: Link): Promise<WireSession> {
  const from = `simulation:${call.address}`;
  const session = await guardGuess(call, { name: from, address: from, clears: false }, async () => {
    const { site } = call.viewer;
    const opened = readHash(call.secret, { siteId: site.id, cid }, hash);
    if (!opened) return undefined;
    return call.database.inSite(site.id, (tx) => openSimulation(tx, call.viewer, { cid, hash, ...opened }));
  });
  if (!session) throw new DomainError('credentials_wrong', 'This link opens nothing.');
  return session;
}

async function openSimulation(
  tx: Tx,
  { site, session }: Viewer,
  { cid, hash, expiresAt, operator }: Link & OpenedLink,
): Promise<WireSession | undefined> {
  const userId = (await useUp(tx, site.id, hash, expiresAt)) ? await firstUserOf(tx, cid) : undefined;
  if (userId === undefined) return undefined;
  if (session && session.kind !== 'admin') await endSession(tx, session.sidHash);
  const sid = await createSession(tx, site, { kind: 'customer', userId, simulatedBy: operator });
  const simulated = await findViewer(tx, site, sid);
  return simulated && describeSession(simulated, sid);
}
