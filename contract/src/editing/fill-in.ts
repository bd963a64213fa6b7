/** A place in the template of a page that the shop itself has to fill in: `[vul in: levertijd]`. */
const FILL_IN = /\[vul in:[^\]<]*\]/gi;

/** The number of places that are left in a text. */
export const countFillIns = (text: string): number => text.match(FILL_IN)?.length ?? 0;

/** The places that are left in a text, each once. */
export const fillInMarks = (text: string): string[] => [...new Set(text.match(FILL_IN) ?? [])];
