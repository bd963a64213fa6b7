/** Lines of opening hours. */
export const MAX_OPENING_HOURS = 10;
