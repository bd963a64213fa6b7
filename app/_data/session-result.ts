import 'server-only';
import type { AnswerOf, CallName, RequestOf } from '@/api/call';
import { hasCode } from '@/api/error';
import { type customerClient, sessionClient } from './client';

/**
 * Result of loading data with the customer's session: `ok`: the value. `expired`: the session is invalid;
 * the page asks the gateway to clear the cookies and reloads. `unavailable`: the API does not answer; the
 * page is rendered without the data.
 */
export type SessionResult<T> = { state: 'ok'; value: T } | { state: 'expired' } | { state: 'unavailable' };

/** Runs a call as this customer; what it rejects with becomes a state. */
export const withSession = async <T>(
  site: string,
  load: (client: CustomerClient) => Promise<T>,
): Promise<SessionResult<T>> => resultOf(await sessionClient(site), load);

type CustomerClient = NonNullable<ReturnType<typeof customerClient>>;

/** The same for a client that is there already; null: there is no session. */
async function resultOf<T>(
  client: CustomerClient | null,
  load: (client: CustomerClient) => Promise<T>,
): Promise<SessionResult<T>> {
  if (!client) return { state: 'expired' };
  try {
    return { state: 'ok', value: await load(client) };
  } catch (error) {
    const expired = hasCode(error, 'session_invalid', 'session_missing');
    return expired ? { state: 'expired' } : { state: 'unavailable' };
  }
}

/** The answer of one endpoint for this customer. */
export const callWithSession = <Name extends CallName>(
  site: string,
  name: Name,
  request: RequestOf<Name>,
): Promise<SessionResult<AnswerOf<Name>>> => withSession(site, ({ call }) => call(name, request));
