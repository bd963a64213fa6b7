import 'server-only';
import { cookies } from 'next/headers';
import { createServerClient } from '@/api/server';
import { momentOfView } from '@/lib/admin-view';
import { SESSION_COOKIE, VIEW_COOKIE } from '@/lib/session-cookies';
import { siteToken } from '@/tenants/site-token';
import { env } from './env';
import { tenantOf } from './tenant/tenant-of';
import { currentView, viewAt } from './view';

/**
 * Sees what any visitor of the site may see, or what this request's view shows; the only client that cached functions
 * use.
 */
export function visitorClient(site: string, sid?: string, view = sid ? undefined : currentView()) {
  return createServerClient({
    baseURL: env.API_URL,
    timeoutMs: env.API_TIMEOUT_MS,
    token: siteToken(tenantOf(site), process.env),
    sid: sid ?? view?.sid,
    headers: view?.headers,
  });
}

/** Sees what a request's customer may see, in a simulated session at the moment that was chosen; null without a session. */
export function customerClient(site: string, cookieOf: (name: string) => string | undefined) {
  const sid = cookieOf(SESSION_COOKIE);
  const moment = momentOfView(cookieOf(VIEW_COOKIE));
  return sid ? visitorClient(site, sid, moment && viewAt(moment)) : null;
}

/** The client of this request's customer. Reads a cookie, so it makes what calls it dynamic. */
export async function sessionClient(site: string) {
  const store = await cookies();
  return customerClient(site, (name) => store.get(name)?.value);
}
