import { type Endpoint, endpoints } from '@toonbank/contract';
import type { JsonAnswer } from './answer';
import type { CookieJar } from './cookies';

type AdminData = { sid?: unknown; client_code?: unknown; second_factor?: unknown };

const PENDING: readonly unknown[] = ['code', 'setup'];

/**
 * Stores the session of an answer in cookies and removes it from the body: browser code never sees a session
 * id (docs/behaviour.md §4.3). True when the body was changed.
 */
export function keepSession(endpoint: Endpoint, body: JsonAnswer, jar: CookieJar): boolean {
  if (!body.result) return false;
  if (endpoint.kind === 'session' && typeof body.sid === 'string') {
    jar.session(body.sid, body.authenticated === true);
    body.sid = '';
    body.token = '';
    return true;
  }
  const data = body.data as AdminData | undefined;
  if (endpoint.api === 'admin' && typeof data?.sid === 'string') {
    jar.admin(data.sid, !PENDING.includes(data.second_factor));
    if (typeof data.client_code === 'string') jar.clientCode(data.client_code);
    data.sid = '';
    return true;
  }
  return false;
}

/** Clears the cookies of a session that has expired or was ended, and of an admin whose new login failed. */
export function dropSession(endpoint: Endpoint, status: number, body: JsonAnswer, jar: CookieJar): void {
  const isRefused = endpoint === endpoints.admin.login && body.error?.code === 'credentials_wrong';
  if (isRefused) jar.clearAdmin();
  const dead = status === 401 && body.error?.code === 'session_invalid';
  if (endpoint.access === 'admin') {
    if (dead || (endpoint === endpoints.admin.logout && (body.result || status === 401))) jar.clearAdmin();
    return;
  }
  const isLogout = endpoint === endpoints.auth.logout && (body.result || status === 401);
  if (dead || isLogout) jar.clearSession();
  if (isLogout) jar.clearLogin();
}
