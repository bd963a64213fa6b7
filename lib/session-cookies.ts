/** HttpOnly: the customer session. */
export const SESSION_COOKIE = 'sid';
/** Readable: `visitor` or `customer`. Chooses what to render and authorises nothing (docs/behaviour.md §4.3). */
export const AUDIENCE_COOKIE = 'toonbank.aud';
/** HttpOnly: the admin session. */
export const ADMIN_COOKIE = 'toonbank.adminSid';

/**
 * Every cookie of the shop; the privacy page names each one. Only the gateway writes them. A script can read the
 * `readable` ones.
 */
export const cookies = {
  session: { name: SESSION_COOKIE, readable: false },
  audience: { name: AUDIENCE_COOKIE, readable: true },
  adminSession: { name: ADMIN_COOKIE, readable: false },
} as const;
