/** Apart from the other names: the browser's scripts carry these two, and need not carry the rest. */

/** HttpOnly: the customer session. */
export const SESSION_COOKIE = 'sid';
/** Readable: `visitor` or `customer`. Picks what to render and authorises nothing (docs/behaviour.md §4.3). */
export const AUDIENCE_COOKIE = 'toonbank.aud';
