import type { Call } from '../../http/implement.ts';
import { recordFailure, refuseWhileBlocked } from './throttle.ts';

/**
 * Counts a call that anybody may make and that costs somebody a mail: five from an address are free, then each waits
 * longer. Counted apart from logins, so that a full form keeps nobody from logging in.
 * @throws DomainError too_many_requests while a wait is on
 */
export async function limitCalls({ database, viewer, address }: Call, what: string): Promise<void> {
  const from = `${what}:${address}`;
  await database.inSite(viewer.site.id, (tx) => refuseWhileBlocked(tx, what, from));
  await recordFailure(database, viewer.site, what, from);
}
