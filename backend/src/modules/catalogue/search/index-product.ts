import { namePartsOf } from './name-parts.ts';
import { isNoise, isNumber, isUnit, measureOf, splitMeasure, WITHOUT, wordsOf } from './words.ts';

/** The part of a product that has a word or number; a lower one says more. From `article` on: numbers, not words. */
export const places = {
  /** The noun of the name, when the name has no other words for its kind: 'Emmer 6 liter'. */
  head: 0,
  /** The noun, with other words that say which kind: 'Zak ziekenhuisafval'. */
  specialHead: 1,
  name: 2,
  /** Packing, colour, use and accessories in the name. */
  detail: 3,
  /** The brand and the product group. */
  group: 4,
  property: 5,
  description: 6,
  article: 7,
  /** From a hyphen or another sign in the article number on. */
  articlePart: 8,
  /** From any digit inside the article number on. */
  articleInside: 9,
  ean: 10,
  /** Reversed, because buyers read out its end. */
  eanBackward: 11,
} as const;
export type Place = (typeof places)[keyof typeof places];

/** The searchable data of a product. */
export interface SearchedProduct {
  id: number;
  name: string;
  article_number: string;
  brand: string;
  category: string;
  /** Facet values and specifications. */
  properties: (string | null)[];
  description: string;
  eans: string[];
}

/** Minimum of digits to search inside an article number. */
const MIN_INSIDE_LENGTH = 4;
const MIN_PART_LENGTH = 3;

export const backward = (text: string): string => [...text].reverse().join('');
export const glued = (text: string): string => wordsOf(text).join('').replaceAll(',', '');

/** 'chloorvrij', 'poedervrije'. */
const free = /^([a-z]{3,})vrije?$/;

/**
 * The words of a text, and its numbers also joined with their units. A unit is no word of its own, a size ('m') is;
 * 'chloorvrij' is also 'zonder chloor'.
 */
export function* indexWords(text: string): Generator<string> {
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    const measure = splitMeasure(word);
    const next = words[at + 1] ?? '';
    if (measure) yield measureOf(...measure);
    const [, absent] = free.exec(word) ?? [];
    if (absent !== undefined) yield WITHOUT + absent;
    if (isNumber(word) && /^[a-z]+$/.test(next)) yield measureOf(word, next);
    const counted = isUnit(word) && isNumber(words[at - 1] ?? '');
    if (!counted && !isNoise(word) && word !== 'x') yield measure ? measure[0] : word;
  }
}

function* articleWords(number: string): Generator<[string, Place]> {
  const parts = wordsOf(number).flatMap((word) => word.split(','));
  const whole = parts.join('');
  if (whole === '') return;
  yield [whole, places.article];
  let from = 0;
  for (const part of parts) {
    if (from > 0 && whole.length - from >= MIN_PART_LENGTH) yield [whole.slice(from), places.articlePart];
    // Letters in an article number are words too: otherwise they would count as typing errors.
    if (/^[a-z]{4,}$/.test(part)) yield [part, places.group];
    from += part.length;
  }
  for (let at = 1; at <= whole.length - MIN_INSIDE_LENGTH; at += 1) {
    if (/\d/.test(whole.charAt(at))) yield [whole.slice(at), places.articleInside];
  }
}

function* occurrencesOf(product: SearchedProduct): Generator<[string, Place]> {
  const { heads, isSpecial, name, detail } = namePartsOf(product);
  for (const head of heads) yield [head, isSpecial ? places.specialHead : places.head];
  for (const word of indexWords(name)) yield [word, places.name];
  for (const word of indexWords(detail)) yield [word, places.detail];
  yield* articleWords(product.article_number);
  for (const ean of product.eans) {
    yield [ean, places.ean];
    yield [backward(ean), places.eanBackward];
  }
  for (const text of [product.brand, product.category])
    for (const word of indexWords(text)) yield [word, places.group];
  for (const text of product.properties)
    for (const word of indexWords(text ?? '')) yield [word, places.property];
  for (const word of indexWords(product.description)) if (word.length > 2) yield [word, places.description];
}

/** Every word of a product once per kind, in its most meaningful place, and its numbers. */
export function indexProduct(product: SearchedProduct): [word: string, place: Place][] {
  const words = new Map<string, Place>();
  const numbers = new Map<string, Place>();
  for (const [word, place] of occurrencesOf(product)) {
    const seen = place < places.article ? words : numbers;
    if (word !== '' && place < (seen.get(word) ?? Number.POSITIVE_INFINITY)) seen.set(word, place);
  }
  return [...words, ...numbers];
}
