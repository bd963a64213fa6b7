/** Names that several parts of the storefront must spell alike. */

/** The site of an answer, from middleware to the custom server, which removes it again. */
export const SITE_HEADER = 'x-toonbank-site';
/** The caller's address; only the custom server sets it. */
export const CLIENT_HEADER = 'x-toonbank-client';
/** `https` or `http` as the browser sees it; only the custom server sets it. */
export const PROTOCOL_HEADER = 'x-toonbank-protocol';

/** Digest of the error of a page that could not be rendered because the API or its database is away. */
export const API_AWAY_DIGEST = 'API_AWAY';

/** Tag of a cached answer about something absent: it is cached for a minute, in memory only (server/cache). */
export const ABSENT_TAG = 'absent';

/** Tag of a cached answer to a free text: it is kept in memory only, because such texts have no end (server/cache). */
export const FREE_TEXT_TAG = 'free-text';

/** The site in internal paths when no site was found. */
export const NO_SITE = '-';
