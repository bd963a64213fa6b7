/** Escapes the wildcards of LIKE in a text to be looked for, so that `%` and `_` stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
