import { type Endpoint, endpoints } from '@toonbank/contract';
import type { Answer } from './answer';
import type { CookieJar, Sessions } from './cookies';
import { keepSession } from './sessions';

/** The two calls that one request can lead to. */
export type Calls = {
  requested: (sid?: string) => Promise<Answer>;
  init: () => Promise<Answer>;
};

const isDead = (answer: Answer) => answer.kind === 'json' && answer.body.error?.code === 'session_invalid';

/**
 * Calls with the matching session. Creates one when the call requires it; an invalid visitor session is
 * replaced (the call was refused, so it had no effect), a customer's is not: the page must handle it.
 */
export async function callWithSession(
  endpoint: Endpoint,
  { sid, adminSid, isCustomer }: Sessions,
  calls: Calls,
  jar: CookieJar,
): Promise<Answer> {
  if (endpoint.access === 'admin') return calls.requested(adminSid);
  if (!sid) return callAfresh(endpoint, calls, jar);
  const answer = await calls.requested(sid);
  const replace = isDead(answer) && !isCustomer && endpoint.access !== 'customer';
  return replace ? callAfresh(endpoint, calls, jar) : answer;
}

async function callAfresh(endpoint: Endpoint, calls: Calls, jar: CookieJar): Promise<Answer> {
  if (endpoint.access !== 'visitor') return calls.requested();
  const init = await calls.init();
  if (init.kind !== 'json' || !init.body.result) return init;
  const sid = String(init.body.sid);
  keepSession(endpoints.auth.initSession, init.body, jar);
  return calls.requested(sid);
}
