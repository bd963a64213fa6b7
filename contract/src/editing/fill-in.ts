/** A place in the template of a page that the shop itself has to fill in: `[vul in: levertijd]`. */
const FILL_IN = /\[vul in:[^\]<]*\]/gi;

/** The places that are left in a text, each once. */
export const fillInMarks = (text: string): string[] => [...new Set(text.match(FILL_IN) ?? [])];
