import { type Counted, countAttempt } from './throttle.ts';

/**
 * Counts a call that is open to everyone and causes a mail: five from an address are free, then each waits longer.
 * Counted apart from logins, so that a form used too often does not stop a login.
 * @throws DomainError too_many_requests during a wait
 */
export async function limitCalls(call: Counted, what: string): Promise<void> {
  await countAttempt(call, what, `${what}:${call.address}`);
}
