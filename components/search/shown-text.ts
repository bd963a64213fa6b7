/** As much of a searched text as a heading shows. */
const MAX_LENGTH = 60;

/** A searched text as it can stand in a line of ours: shortened, and without what turns the direction of our words. */
export function shownText(text: string): string {
  const characters = [...text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')];
  return characters.length <= MAX_LENGTH
    ? characters.join('')
    : `${characters.slice(0, MAX_LENGTH).join('').trim()}…`;
}
