import { cookieValue } from '@/lib/audience';
import { ADMIN_COOKIE, PROTOCOL_HEADER } from '@/lib/names';
import { AUDIENCE_COOKIE, SESSION_COOKIE } from '@/lib/session-cookies';

/**
 * An anonymous session keeps a cart for a week; a logged-in one lasts twelve hours (docs/behaviour.md §4.2).
 */
const ANONYMOUS_SECONDS = 7 * 86_400;
const LOGGED_IN_SECONDS = 43_200;

/** Only a well-formed session id is sent as a header. */
const SID = /^[\w.~+/=-]{8,300}$/;

export type Sessions = { sid: string | undefined; adminSid: string | undefined; isCustomer: boolean };

/** Sessions in the request's cookies. No other cookie is read or passed on. */
export function readSessions(headers: Headers): Sessions {
  const cookies = headers.get('cookie');
  const plain = (name: string) => {
    const value = cookieValue(cookies, name);
    return value !== undefined && SID.test(value) ? value : undefined;
  };
  return {
    sid: plain(SESSION_COOKIE),
    adminSid: plain(ADMIN_COOKIE),
    isCustomer: cookieValue(cookies, AUDIENCE_COOKIE) === 'customer',
  };
}

type Options = { seconds: number; readable?: boolean; secure: boolean };

function cookie(name: string, value: string, { seconds, readable = false, secure }: Options): string {
  const rest = `Path=/; Max-Age=${seconds}; SameSite=Lax${readable ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${rest}`;
}

/** Writes Set-Cookie lines for one answer. `Secure` wherever the browser uses https. */
export function cookieJar(requestHeaders: Headers) {
  const secure = requestHeaders.get(PROTOCOL_HEADER) === 'https';
  const lines: string[] = [];
  return {
    lines,
    session(sid: string, authenticated: boolean) {
      const seconds = authenticated ? LOGGED_IN_SECONDS : ANONYMOUS_SECONDS;
      lines.push(cookie(SESSION_COOKIE, sid, { seconds, secure }));
      const audience = authenticated ? 'customer' : 'visitor';
      lines.push(cookie(AUDIENCE_COOKIE, audience, { seconds, secure, readable: true }));
    },
    clearSession() {
      lines.push(cookie(SESSION_COOKIE, '', { seconds: 0, secure }));
      lines.push(cookie(AUDIENCE_COOKIE, '', { seconds: 0, secure, readable: true }));
    },
    admin(sid: string) {
      lines.push(cookie(ADMIN_COOKIE, sid, { seconds: LOGGED_IN_SECONDS, secure }));
    },
    clearAdmin() {
      lines.push(cookie(ADMIN_COOKIE, '', { seconds: 0, secure }));
    },
  };
}

export type CookieJar = ReturnType<typeof cookieJar>;
