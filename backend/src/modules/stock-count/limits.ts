/** Per list; the contract has the same limit for places. */
export const MAX_PLACES = 100;
export const MAX_STOCK_LINES = 5_000;
/** Per customer. */
export const MAX_CODES = 2_000;
