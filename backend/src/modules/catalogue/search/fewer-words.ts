import { isNumber, isUnit } from './words.ts';

/** Between the measures of a size: '60 x 90'. */
const BETWEEN = /(\d)\s*[x×]\s*(?=\d)/gi;
/** A query with more words is a text, not a search. */
const MAX_WORDS = 5;

/** The words of a query; a number and its unit are one, and so are measures: '10 liter', '60x90 cm'. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.trim().replace(BETWEEN, '$1x').split(/\s+/)) {
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

const SIZE = /^\d+(?:x\d+)+$/;
/** How much larger or smaller one measure of a size may be: 60x80 comes near 60x90. */
const MAX_DIFFERENCE = 0.25;
/** Sizes that are tried. */
const MAX_SIZES = 4;

/** How much two sizes differ: the sum over their measures; infinite for another shape. */
function differenceOf(one: string, other: string): number {
  const [a, b] = [one.split('x').map(Number), other.split('x').map(Number)];
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  const differences = a.map((measure, at) => Math.abs(measure - (b[at] ?? 0)) / measure);
  return Math.max(...differences) > MAX_DIFFERENCE
    ? Number.POSITIVE_INFINITY
    : differences.reduce((sum, difference) => sum + difference, 0);
}

/**
 * The query with the shop's nearest sizes instead of its own, the nearest first: 'vuilniszak 60x80' for 'vuilniszak 60 x 90
 * cm'.
 * @param known words of the shop's products
 */
export function withNearSizes(text: string, known: readonly string[]): string[] {
  const parts = partsOf(text);
  const at = parts.findIndex((part) => SIZE.test(part.replace(/ .*/, '')));
  const asked = parts[at]?.replace(/ .*/, '');
  if (asked === undefined || parts.length > MAX_WORDS) return [];
  return known
    .filter((word) => SIZE.test(word) && word !== asked)
    .map((word) => ({ word, difference: differenceOf(asked, word) }))
    .filter(({ difference }) => Number.isFinite(difference))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_SIZES)
    .map(({ word }) => parts.with(at, word).join(' '));
}
