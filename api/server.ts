import 'server-only';
import { endpointTable } from '@toonbank/contract';
import { API_AWAY_DIGEST } from '@/lib/names';
import { type ApiClient, createClient } from './client';
import { hasCode } from './error';
import { nodeAdapter } from './node-adapter';

export type ServerClientOptions = {
  baseURL: string;
  timeoutMs: number;
  /** The site's token; every call carries it. */
  token: string;
  /** The session id; absent for data that every visitor may see. */
  sid?: string;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
};

/**
 * Marks a failure that ends when the API or its database is back, or when the site is in its database: it is not open yet. The framework writes an error's digest into the
 * page that it could not render, and the server then answers 503 instead of 500 (server/http).
 */
function markAway(error: unknown): never {
  if (hasCode(error, 'unavailable', 'bad_upstream', 'site_token_unknown'))
    Object.assign(error as Error, { digest: API_AWAY_DIGEST });
  throw error;
}

/** A client for rendering on the server. Create one per request: it may carry a session. */
export function createServerClient({
  baseURL,
  timeoutMs,
  token,
  sid,
  headers,
}: ServerClientOptions): ApiClient {
  const { call, file } = createClient({
    table: endpointTable,
    baseURL,
    timeoutMs,
    adapter: nodeAdapter,
    headers: { ...headers, 'x-site-token': token, ...(sid && { authorization: sid }) },
  });
  return {
    call: (...request) => call(...request).catch(markAway),
    file: (...request) => file(...request).catch(markAway),
  };
}
