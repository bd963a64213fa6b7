/** An attribute that only pages have which say that something is absent, or closed; in texts its quotes are escaped. */
const STATUS = / data-status="(404|503)"/;

/** The status that a page states for itself; undefined for one that is there. */
export const statedStatus = (html: string): string | undefined => STATUS.exec(html)?.[1];
