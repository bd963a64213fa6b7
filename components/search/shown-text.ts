/** Maximum length of a search text in a heading. */
const MAX_LENGTH = 60;

/**
 * A search text that is safe in a sentence: shortened, and without characters that reverse the text
 * direction.
 */
export function shownText(text: string): string {
  const characters = [...text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')];
  return characters.length <= MAX_LENGTH
    ? characters.join('')
    : `${characters.slice(0, MAX_LENGTH).join('').trim()}…`;
}
