import { backward, glued, type Place, places } from './index-product.ts';

/** Article numbers or EANs from `low` up to, not including, `high`. */
export interface NumberLookup {
  /** Index of the word in the query; `WHOLE_TEXT` stands for all of them. */
  term: number;
  place: Place;
  low: string;
  high: string;
  /** Scores for the exact number and for one that begins with it. */
  itself: number;
  prefix: number;
}

/** The whole text as one number: 'TB 12 104'. */
export const WHOLE_TEXT = -1;
const MAX_NUMBER_LENGTH = 40;
const MAX_LIST_LENGTH = 100;

/** Above all words: the exact number. */
const ITSELF = 100;
/** A number without the part before its hyphen: '12104' for 'TB-12104'. A product with this score was asked for by its number. */
export const PART = 60;
/** The beginning of a number, of four characters and more; fewer may be anything. */
const PREFIX = 10;
const VAGUE = 0.3;

const after = (text: string) => text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);

function lookupsOf(text: string, term: number): NumberLookup[] {
  const isSpecific = /\d/.test(text) && text.length > 3;
  const at = (place: Place, itself: number, prefix: number, from = text): NumberLookup => {
    return { term, place, low: from, high: after(from), itself, prefix };
  };
  const lookups = [at(places.article, ITSELF, isSpecific ? PREFIX : VAGUE)];
  if (!/^\d/.test(text) || text.length < 3) return lookups;
  lookups.push(at(places.articlePart, PART, isSpecific ? PREFIX / 2 : VAGUE));
  if (!isSpecific) return lookups;
  lookups.push(at(places.articleInside, VAGUE * 2, VAGUE));
  if (/^\d+$/.test(text))
    lookups.push(at(places.ean, ITSELF, PREFIX), at(places.eanBackward, VAGUE * 2, VAGUE, backward(text)));
  return lookups;
}

/** Only the exact number. No number has a space, nor any lower character. */
const exactly = (number: string, place: Place, itself: number): NumberLookup => {
  return { term: WHOLE_TEXT, place, low: number, high: `${number} `, itself, prefix: itself };
};

/** Several numbers in a list: 'TB-12104, TB-12101'. One of four digits may still be a measure. */
function listedNumbers(text: string): NumberLookup[] {
  const numbers = text
    .split(/[\s,;]+/)
    .filter((part) => /\d{4}/.test(part))
    .map(glued);
  if (numbers.length < 2) return [];
  return numbers.flatMap((number) => [
    exactly(number, places.article, ITSELF),
    exactly(number, places.articlePart, PART),
    exactly(number, places.ean, ITSELF),
  ]);
}

/** The article numbers and EANs that a query may mean, word by word, as a list and as a whole. */
export function numberLookups(words: string[], text: string): NumberLookup[] {
  const whole = glued(text.slice(0, MAX_NUMBER_LENGTH));
  const single = words
    .map((word) => word.replaceAll(',', ''))
    .flatMap((word, term) => (word.length < 2 ? [] : lookupsOf(word, term)));
  if (words.length < 2 || whole.length < 3) return single;
  return [
    ...single,
    ...listedNumbers(text.slice(0, MAX_LIST_LENGTH)),
    ...lookupsOf(whole, WHOLE_TEXT).filter(({ itself }) => itself === ITSELF),
  ];
}
