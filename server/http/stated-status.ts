import { API_AWAY_DIGEST } from '../../lib/names.ts';

/** An attribute that only pages about something absent or closed have; in texts its quotes are escaped. */
const STATUS = / data-status="(404|503)"/;

/** The status that a page states; undefined for an ordinary page. */
export const statedStatus = (html: string): string | undefined => STATUS.exec(html)?.[1];

/** The digest in the framework's data about the error, with or without escaped quotes. */
const AWAY = new RegExp(`digest\\\\*":\\\\*"${API_AWAY_DIGEST}|data-dgst="${API_AWAY_DIGEST}"`);

/** Whether a page that could not be rendered says that the API or its database is away. Only for answers with 500. */
export const saysApiAway = (html: string): boolean => AWAY.test(html);
