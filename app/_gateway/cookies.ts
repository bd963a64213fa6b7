import { cookieValue } from '@/lib/audience';
import { PROTOCOL_HEADER } from '@/lib/names';
import { cookies } from '@/lib/session-cookies';

/**
 * An anonymous session keeps a cart for a week; a logged-in one lasts twelve hours (docs/behaviour.md §4.2).
 */
const ANONYMOUS_SECONDS = 7 * 86_400;
const LOGGED_IN_SECONDS = 43_200;
/** A forgotten view ends by itself. */
const VIEW_SECONDS = 4 * 3600;
const CLIENT_CODE_SECONDS = 90 * 86_400;

/** Only a well-formed session id is sent as a header. */
const SID = /^[\w.~+/=-]{8,300}$/;

type Cookie = (typeof cookies)[keyof typeof cookies];

export type Sessions = { sid: string | undefined; adminSid: string | undefined; isCustomer: boolean };

/** Sessions in the request's cookies. No other cookie is read or passed on. */
export function readSessions(headers: Headers): Sessions {
  const header = headers.get('cookie');
  const plain = ({ name }: Cookie) => {
    const value = cookieValue(header, name);
    return value !== undefined && SID.test(value) ? value : undefined;
  };
  return {
    sid: plain(cookies.session),
    adminSid: plain(cookies.adminSession),
    isCustomer: cookieValue(header, cookies.audience.name) === 'customer',
  };
}

type Options = { seconds: number; secure: boolean };

function cookie({ name, readable }: Cookie, value: string, { seconds, secure }: Options): string {
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
      lines.push(cookie(cookies.session, sid, { seconds, secure }));
      const audience = authenticated ? 'customer' : 'visitor';
      lines.push(cookie(cookies.audience, audience, { seconds, secure }));
    },
    clearSession() {
      lines.push(cookie(cookies.session, '', { seconds: 0, secure }));
      lines.push(cookie(cookies.audience, '', { seconds: 0, secure }));
    },
    /** @param complete whether it needs no second factor any more */
    admin(sid: string, complete: boolean) {
      lines.push(cookie(cookies.adminSession, sid, { seconds: LOGGED_IN_SECONDS, secure }));
      const seconds = complete ? LOGGED_IN_SECONDS : 0;
      lines.push(cookie(cookies.adminAudience, complete ? 'admin' : '', { seconds, secure }));
    },
    clearAdmin() {
      lines.push(cookie(cookies.adminSession, '', { seconds: 0, secure }));
      lines.push(cookie(cookies.adminAudience, '', { seconds: 0, secure }));
      lines.push(cookie(cookies.adminView, '', { seconds: 0, secure }));
    },
    /** @param view empty: the shop as it is */
    view(view: string) {
      lines.push(cookie(cookies.adminView, view, { seconds: view === '' ? 0 : VIEW_SECONDS, secure }));
    },
    /** Remembers the first step of the admin login. */
    clientCode(code: string) {
      const seconds = CLIENT_CODE_SECONDS;
      lines.push(cookie(cookies.clientCode, encodeURIComponent(code), { seconds, secure }));
    },
  };
}

export type CookieJar = ReturnType<typeof cookieJar>;
