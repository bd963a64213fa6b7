import { createHash } from 'node:crypto';
import { cookieValue } from '@/lib/audience';
import { PROTOCOL_HEADER } from '@/lib/names';
import { cookies } from '@/lib/session-cookies';

/** Only a well-formed session id is sent as a header. */
const SID = /^[\w.~+/=-]{8,300}$/;
/** Of four random numbers. */
const START_KEY = /^[\d-]{16,43}$/;

type Cookie = (typeof cookies)[keyof typeof cookies];

const hash = (sid: string) => createHash('sha256').update(sid).digest('hex');
/** A text from which the session can not be computed. */
const loginMark = (sid: string) => hash(sid).slice(0, 16);

export type Sessions = {
  sid: string | undefined;
  adminSid: string | undefined;
  isCustomer: boolean;
  /** The same for all calls of a browser that find no session, or the same dead one. */
  startKey: string | undefined;
};

/** Sessions in the request's cookies. No other cookie is read or passed on. */
export function readSessions(headers: Headers): Sessions {
  const header = headers.get('cookie');
  const plain = ({ name }: Cookie) => {
    const value = cookieValue(header, name);
    return value !== undefined && SID.test(value) ? value : undefined;
  };
  const sid = plain(cookies.session);
  const key = cookieValue(header, cookies.start.name);
  return {
    sid,
    adminSid: plain(cookies.adminSession),
    isCustomer: cookieValue(header, cookies.audience.name) === 'customer',
    startKey: sid ? hash(`after:${sid}`) : key && START_KEY.test(key) ? key : undefined,
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
      const audience = authenticated ? 'customer' : 'visitor';
      lines.push(cookie(cookies.session, sid, { seconds: cookies.session.seconds[audience], secure }));
      lines.push(cookie(cookies.audience, audience, { seconds: cookies.audience.seconds[audience], secure }));
      const seconds = cookies.countLogin.seconds.customer;
      if (!authenticated) return;
      lines.push(cookie(cookies.countLogin, loginMark(sid), { seconds, secure }));
      // The login ended the visitor's session, and its key must not start it again.
      lines.push(cookie(cookies.start, '', { seconds: 0, secure }));
    },
    /** After a logout; an expired session leaves it, so that counting goes on without network. */
    clearLogin() {
      lines.push(cookie(cookies.countLogin, '', { seconds: 0, secure }));
    },
    clearSession() {
      lines.push(cookie(cookies.session, '', { seconds: 0, secure }));
      lines.push(cookie(cookies.audience, '', { seconds: 0, secure }));
    },
    /** @param complete whether it needs no second factor any more */
    admin(sid: string, complete: boolean) {
      lines.push(cookie(cookies.adminSession, sid, { seconds: cookies.adminSession.seconds.admin, secure }));
      const seconds = complete ? cookies.adminAudience.seconds.admin : 0;
      lines.push(cookie(cookies.adminAudience, complete ? 'admin' : '', { seconds, secure }));
    },
    clearAdmin() {
      lines.push(cookie(cookies.adminSession, '', { seconds: 0, secure }));
      lines.push(cookie(cookies.adminAudience, '', { seconds: 0, secure }));
      lines.push(cookie(cookies.adminView, '', { seconds: 0, secure }));
    },
    /** @param view empty: the shop as it is */
    view(view: string) {
      const seconds = view === '' ? 0 : cookies.adminView.seconds.admin;
      lines.push(cookie(cookies.adminView, view, { seconds, secure }));
    },
    /** Remembers the first step of the admin login. */
    clientCode(code: string) {
      const seconds = cookies.clientCode.seconds.admin;
      lines.push(cookie(cookies.clientCode, encodeURIComponent(code), { seconds, secure }));
    },
  };
}

export type CookieJar = ReturnType<typeof cookieJar>;
