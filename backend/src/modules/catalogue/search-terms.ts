/** No question of a buyer is longer; what comes behind it is not looked at. */
const LONGEST = 100;
const MOST_WORDS = 8;

/** Letters that carry no accent but that `unaccent` spells out. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '×': 'x' };

export interface SearchTerm {
  /** Letters, digits and, inside, single spaces ('2-laags' is '2 laags'). */
  word: string;
  /** LIKE pattern on `search_text`. */
  pattern: string;
}

/** '60 x 80' is one measure, and so is '5 l'. */
const joinMeasures = (text: string) =>
  text
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1x')
    .replace(/(\d)\s+(?=(?:[mcd]?l|[cm]?m|k?g|gr)(?![a-z0-9]))/g, '$1');

/** Lower case and without accents, as `search_text` is. */
const simple = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ×]/g, (letter) => spelled[letter] ?? letter);

/**
 * Short words stand inside everything: one letter and up to three digits must be a whole word; two letters, and what
 * begins with a digit ('5l' is not '25l'), must begin one.
 */
function patternOf(word: string): string {
  if (/^(?:[a-z]|\d{1,3})$/.test(word)) return `% ${word} %`;
  return word.length === 2 || /^\d.*[a-z]/.test(word) ? `% ${word}%` : `%${word}%`;
}

export const termOf = (word: string): SearchTerm => ({ word, pattern: patternOf(word) });

/** What the buyer asks for, as words that must all be found. Empty for a question without a letter or digit. */
export function searchTerms(question: string): SearchTerm[] {
  const words = joinMeasures(simple(question.slice(0, LONGEST)))
    .split(/[\s,;+]+/)
    .map((word) => word.replace(/[^a-z0-9]+/g, ' ').trim())
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS).map(termOf);
}
