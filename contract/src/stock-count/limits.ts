/** Without zod: the counting page reads these before anything else is loaded. */

/** Events in one call; a device that was offline for longer sends several calls. */
export const MAX_COUNT_EVENTS = 500;
/** Base pieces, or units, of one entry. */
export const MAX_COUNTED = 1_000_000;
/** Per list. */
export const MAX_PLACES = 100;
export const MAX_STOCK_LINES = 5_000;
