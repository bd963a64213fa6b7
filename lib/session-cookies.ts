/** HttpOnly: the customer session. */
export const SESSION_COOKIE = 'sid';
/** Readable: `visitor` or `customer`. Chooses what to render and authorises nothing (docs/behaviour.md §4.3). */
export const AUDIENCE_COOKIE = 'toonbank.aud';
/** Readable: differs after each login, and says nothing else. A count without network belongs to one login (ADR 120). */
export const COUNT_LOGIN_COOKIE = 'toonbank.login';
/**
 * Readable: a random key of the session that the first calls start; calls at the same moment then start one (ADR 162).
 * Says nothing else.
 */
export const START_COOKIE = 'toonbank.start';
/** HttpOnly: the admin session. */
export const ADMIN_COOKIE = 'toonbank.adminSid';
/** Readable: `admin`. Chooses what to render and authorises nothing (docs/behaviour.md §4.9). */
export const ADMIN_AUDIENCE_COOKIE = 'toonbank.beheer';
/** HttpOnly: the client code of the last admin login on this computer. */
export const CLIENT_CODE_COOKIE = 'toonbank.clientCode';
/** Readable: what an admin wants to see instead of the shop as it is (lib/admin-view.ts). Authorises nothing. */
export const VIEW_COOKIE = 'toonbank.bekijken';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Every cookie of the shop; the privacy page lists each one. Only the gateway writes them, except `start`, which the
 * page does. A script can read the `readable` ones. `seconds` is how long a browser keeps them: a visitor's week keeps the cart, a login ends after twelve
 * hours (docs/behaviour.md §4.2).
 */
export const cookies = {
  session: { name: SESSION_COOKIE, readable: false, seconds: { visitor: 7 * DAY, customer: 12 * HOUR } },
  audience: { name: AUDIENCE_COOKIE, readable: true, seconds: { visitor: 7 * DAY, customer: 12 * HOUR } },
  /** It outlives the session, so that one can count without network on the day after, and goes with a logout. */
  countLogin: { name: COUNT_LOGIN_COOKIE, readable: true, seconds: { customer: 7 * DAY } },
  start: { name: START_COOKIE, readable: true, seconds: { visitor: HOUR } },
  adminSession: { name: ADMIN_COOKIE, readable: false, seconds: { admin: 12 * HOUR } },
  adminAudience: { name: ADMIN_AUDIENCE_COOKIE, readable: true, seconds: { admin: 12 * HOUR } },
  /** A forgotten view ends by itself. */
  adminView: { name: VIEW_COOKIE, readable: true, seconds: { admin: 4 * HOUR } },
  clientCode: { name: CLIENT_CODE_COOKIE, readable: false, seconds: { admin: 90 * DAY } },
} as const;

export type CookieName = keyof typeof cookies;
