/** No question of a buyer is longer; what comes behind it is not looked at. */
const LONGEST = 100;
const MOST_WORDS = 8;

/** Letters that carry no accent but that `unaccent` spells out. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

export interface SearchTerm {
  /** Letters, digits and, inside, single spaces ('2-laags' is '2 laags'). */
  word: string;
  /** LIKE pattern on `search_text`. */
  pattern: string;
}

/** Lower case, without accents, letters and digits only: as `search_text` is. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Short words would stand in everything: two letters must begin a word, up to three digits must be one. */
function patternOf(word: string): string {
  if (/^\d{1,3}$/.test(word)) return `% ${word} %`;
  return word.length < 3 ? `% ${word}%` : `%${word}%`;
}

export const termOf = (word: string): SearchTerm => ({ word, pattern: patternOf(word) });

/** What the buyer asks for, as words that must all be found. Empty for a question without a letter or digit. */
export function searchTerms(question: string): SearchTerm[] {
  const words = question
    .slice(0, LONGEST)
    .split(/[\s,;+]+/)
    .map(plain)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS).map(termOf);
}
