import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { guardGuess } from '../throttle/throttle.ts';

/** The same customer after another login counts as the same guesser. */
const guesserOf = ({ customer, session }: Viewer) =>
  customer ? `coupon:user:${customer.userId}` : `coupon:session:${session?.sidHash ?? ''}`;

const isUnknown = (error: unknown): boolean =>
  error instanceof DomainError && error.fields?.coupon === 'unknown';

/**
 * Tries a coupon; unknown codes are slowed down like guesses at a password, per guesser and per address. A known code
 * that is refused is no guess, nor is removing a coupon. Counted apart from logins, so that guesses at codes keep no
 * user from logging in.
 * @throws DomainError too_many_requests during a wait
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
  // A coupon that a guesser knows must not clear the count of other guesses.
  const guess = { name: guesserOf(call.viewer), address: `coupon:${call.address}`, clears: false };
  const right = await guardGuess(call, guess, check);
  if (unknown) throw unknown;
  return orNotFound(right).answer;
}
