import 'server-only';
import { cookies } from 'next/headers';
import { createServerClient } from '@/api/server';
import { SESSION_COOKIE } from '@/lib/session-cookies';
import { siteToken } from '@/tenants/site-token';
import { env } from './env';
import { tenantOf } from './site';
import { currentView } from './view';

/**
 * Sees what any visitor of the site may see, or what this request's view shows; the only client that cached functions
 * use.
 */
export function visitorClient(site: string, sid?: string) {
  const view = sid ? undefined : currentView();
  return createServerClient({
    baseURL: env.API_URL,
    timeoutMs: env.API_TIMEOUT_MS,
    token: siteToken(tenantOf(site), process.env),
    sid: sid ?? view?.sid,
    headers: view?.headers,
  });
}

/** Sees what this request's customer may see. Reads a cookie, so it makes what calls it dynamic. */
export async function sessionClient(site: string) {
  const sid = (await cookies()).get(SESSION_COOKIE)?.value;
  return sid ? visitorClient(site, sid) : null;
}
