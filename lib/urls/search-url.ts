const SEARCH = '/nl/zoeken/';

/** Longest text that a search takes and the box holds. */
const MAX_SEARCH_LENGTH = 200;

/**
 * Normalises a search text: control characters become blanks, and a very long text is cut. Half a surrogate pair,
 * which no address can hold, is removed.
 */
export function searchText(asked: string): string {
  const text = asked.replace(/\p{Cc}+/gu, ' ').trim();
  return text
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** The address of a search: `/nl/zoeken/<text>`. */
export const searchUrl = (text: string): string => SEARCH + encodeURIComponent(searchText(text));

/** The text in the address of a search page; undefined for every other page. */
export function searchedText(pathname: string): string | undefined {
  if (!pathname.startsWith(SEARCH)) return undefined;
  const text = pathname.slice(SEARCH.length);
  try {
    return decodeURIComponent(text);
  } catch {
    // A `%` that was typed into the address bar.
    return text;
  }
}
