/** Names that more than one part of the storefront must spell alike. */

/** HttpOnly: the admin session. */
export const ADMIN_COOKIE = 'toonbank.adminSid';

/** An answer's site, from middleware to the custom server, which takes it off again. */
export const SITE_HEADER = 'x-toonbank-site';
/** The caller's address, set by the custom server alone. */
export const CLIENT_HEADER = 'x-toonbank-client';
/** `https` or `http` as the browser sees it, set by the custom server alone. */
export const PROTOCOL_HEADER = 'x-toonbank-protocol';

/** Digest of the error of a page that could not be made because the API or its database is away. */
export const API_AWAY_DIGEST = 'API_AWAY';

/** Tag of a cached answer that says that something is absent: it is kept for a minute, in memory only (server/cache). */
export const ABSENT_TAG = 'absent';

/** The site in internal paths when no site was found. */
export const NO_SITE = '-';
