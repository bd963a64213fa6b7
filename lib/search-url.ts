const SEARCH = '/nl/zoeken/';

/** As much text as a search takes, and as the box holds. */
const LONGEST_SEARCH = 200;

/**
 * A text that somebody looks for, whatever it is, as the shop looks for it: control characters are blanks, and the end
 * of a very long one is left out. Half a character, which no address can hold, goes too.
 */
export function searchText(asked: string): string {
  const text = asked.replace(/\p{Cc}+/gu, ' ').trim();
  return text
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** Where a text is looked for: `/nl/zoeken/<text>`. */
export const searchUrl = (text: string): string => SEARCH + encodeURIComponent(searchText(text));

/** The text in an address of the browser that is a search; undefined for every other page. */
export function searchedText(pathname: string): string | undefined {
  if (!pathname.startsWith(SEARCH)) return undefined;
  const text = pathname.slice(SEARCH.length);
  try {
    return decodeURIComponent(text);
  } catch {
    // A `%` that somebody typed into the address bar.
    return text;
  }
}
