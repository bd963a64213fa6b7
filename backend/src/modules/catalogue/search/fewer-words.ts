import { isNumber, isUnit } from './words.ts';

/** A query with more words is a text, not a search. */
const MAX_WORDS = 5;

/** The words of a query; a number and its unit are one: '10 liter'. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && isNumber(last) && isUnit(word.toLowerCase()))
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}

/** The rest of a dropped part: of '100 stuks' the number, as the shop may count with another unit. */
const leftOf = (part: string): string[] =>
  / (?:st|stks?|stuks?)$/i.test(part) ? [part.replace(/ .*/, '')] : [];

/** The query without one of its words, for each word: used when no product has all of them. */
export function withoutEach(text: string): string[] {
  const words = partsOf(text);
  if (words.length < 2 || words.length > MAX_WORDS) return [];
  return words.flatMap((word, at) =>
    ['', ...leftOf(word)].map((left) => words.with(at, left).filter(Boolean).join(' ')),
  );
}

/** The query without its measures, if it has other words. */
export function withoutMeasures(text: string): string[] {
  const left = partsOf(text).filter((part) => !/\d/.test(part));
  return left.length > 0 ? [left.join(' ')] : [];
}
