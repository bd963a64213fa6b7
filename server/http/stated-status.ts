import { API_AWAY_DIGEST } from '../../lib/names.ts';

/** An attribute that only pages have which say that something is absent, or closed; in texts its quotes are escaped. */
const STATUS = / data-status="(404|503)"/;

/** The status that a page states for itself; undefined for one that is there. */
export const statedStatus = (html: string): string | undefined => STATUS.exec(html)?.[1];

/** The digest in the framework's data about the error, with its quotes escaped or not. */
const AWAY = new RegExp(`digest\\\\*":\\\\*"${API_AWAY_DIGEST}|data-dgst="${API_AWAY_DIGEST}"`);

/** Whether a page that could not be made says that the API or its database is away. Only for answers with 500. */
export const saysApiAway = (html: string): boolean => AWAY.test(html);
