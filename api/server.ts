import 'server-only';
import { type ApiClient, createClient } from './client';

export type ServerClientOptions = {
  baseURL: string;
  timeoutMs: number;
  /** The site's token; every call carries it. */
  token: string;
  /** The session; absent for what every visitor may see. */
  sid?: string;
};

/** A client for rendering on the server. Make one per request: it may carry a session. */
export function createServerClient({ baseURL, timeoutMs, token, sid }: ServerClientOptions): ApiClient {
  return createClient({
    baseURL,
    timeoutMs,
    headers: { 'x-site-token': token, ...(sid && { authorization: sid }) },
  });
}
