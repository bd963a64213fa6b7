import { DomainError, found } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { guardGuess } from '../auth/throttle.ts';

/** Somebody who logs in again is still the same guesser. */
const guesserOf = ({ customer, session }: Viewer) =>
  customer ? `coupon:user:${customer.userId}` : `coupon:session:${session?.sidHash ?? ''}`;

const isUnknown = (error: unknown): boolean =>
  error instanceof DomainError && error.fields?.coupon === 'unknown';

/**
 * Try a coupon; codes that nobody knows are slowed down like guesses at a password, per guesser and per address. One
 * that is known and refused is no guess, nor is taking a coupon off. Counted apart from logins: who guesses at codes
 * keeps nobody from logging in.
 * @throws DomainError too_many_requests while a wait is on
 */
export async function slowDownGuesses<T>(call: Call, code: string, tryIt: () => Promise<T>): Promise<T> {
  if (code.trim() === '') return tryIt();
  let unknown: unknown;
  const check = async () => {
    try {
      return { answer: await tryIt() };
    } catch (error) {
      if (!isUnknown(error)) throw error;
      unknown = error;
      return undefined;
    }
  };
  // A coupon that a guesser knows must not clear the count of those that the guesser tries.
  const guess = { name: guesserOf(call.viewer), address: `coupon:${call.address}`, clears: false };
  const right = await guardGuess(call, guess, check);
  if (unknown) throw unknown;
  return found(right).answer;
}
