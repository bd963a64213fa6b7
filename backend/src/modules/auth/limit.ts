import { type Counted, countAttempt } from './throttle.ts';

/**
 * Counts a call that is open to all and that costs a mail: five from an address are free, then each waits longer.
 * Counted apart from logins, so that a full form does not stop a login.
 * @throws DomainError too_many_requests while a wait is on
 */
export async function limitCalls(call: Counted, what: string): Promise<void> {
  await countAttempt(call, what, `${what}:${call.address}`);
}
