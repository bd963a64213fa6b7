/** Per customer. */
export const MAX_CODES = 2_000;
