/** Separate from the other names: the browser's scripts contain these two and need not contain the rest. */

/** HttpOnly: the customer session. */
export const SESSION_COOKIE = 'sid';
/** Readable: `visitor` or `customer`. Chooses what to render and authorises nothing (docs/behaviour.md §4.3). */
export const AUDIENCE_COOKIE = 'toonbank.aud';
