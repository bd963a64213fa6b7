/** HttpOnly: the customer session. */
export const SESSION_COOKIE = 'sid';
/** Readable: `visitor` or `customer`. Chooses what to render and authorises nothing (docs/behaviour.md §4.3). */
export const AUDIENCE_COOKIE = 'toonbank.aud';
/** HttpOnly: the admin session. */
export const ADMIN_COOKIE = 'toonbank.adminSid';
/** Readable: `admin`. Chooses what to render and authorises nothing (docs/behaviour.md §4.9). */
export const ADMIN_AUDIENCE_COOKIE = 'toonbank.beheer';
/** HttpOnly: the client code of the last admin login on this computer. */
export const CLIENT_CODE_COOKIE = 'toonbank.clientCode';
/** Readable: what an admin wants to see instead of the shop as it is (lib/admin-view.ts). Authorises nothing. */
export const VIEW_COOKIE = 'toonbank.bekijken';

/**
 * Every cookie of the shop; the privacy page names each one. Only the gateway writes them. A script can read the
 * `readable` ones.
 */
export const cookies = {
  session: { name: SESSION_COOKIE, readable: false },
  audience: { name: AUDIENCE_COOKIE, readable: true },
  adminSession: { name: ADMIN_COOKIE, readable: false },
  adminAudience: { name: ADMIN_AUDIENCE_COOKIE, readable: true },
  adminView: { name: VIEW_COOKIE, readable: true },
  clientCode: { name: CLIENT_CODE_COOKIE, readable: false },
} as const;
