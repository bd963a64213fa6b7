import { DomainError } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { recordFailure, refuseWhileBlocked } from '../auth/throttle.ts';

/** Somebody who logs in again is still the same guesser. */
const guesserOf = ({ customer, session }: Viewer) =>
  customer ? `coupon:user:${customer.userId}` : `coupon:session:${session?.sidHash ?? ''}`;

/**
 * Try a coupon; codes that nobody knows are slowed down like guesses at a password, per guesser and per address. One
 * that is known and refused is no guess, nor is taking a coupon off. Counted apart from logins: who guesses at codes
 * keeps nobody from logging in.
 * @throws DomainError too_many_requests while a wait is on
 */
export async function slowDownGuesses<T>(call: Call, code: string, tryIt: () => Promise<T>): Promise<T> {
  const { database, viewer } = call;
  if (code.trim() === '') return tryIt();
  const guesser = guesserOf(viewer);
  const address = `coupon:${call.address}`;
  await database.inSite(viewer.site.id, (tx) => refuseWhileBlocked(tx, guesser, address));
  try {
    return await tryIt();
  } catch (error) {
    if (error instanceof DomainError && error.fields?.coupon === 'unknown')
      await recordFailure(database, viewer.site, guesser, address);
    throw error;
  }
}
