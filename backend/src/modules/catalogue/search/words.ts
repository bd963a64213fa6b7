import { stemOf } from './dutch-stem.ts';

/** Letters without an accent that have a plain spelling. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '×': 'x' };

/** Spellings of a unit → its one normal spelling. */
const units = new Map(
  Object.entries({
    l: 'l liter ltr lt liters',
    ml: 'ml milliliter',
    // Before 'cl': a typed 'c' rather means this.
    cm: 'cm centimeter',
    cl: 'cl centiliter',
    dl: 'dl deciliter',
    m: 'm meter mtr meters',
    mm: 'mm millimeter',
    g: 'g gr gram grams',
    kg: 'kg kilo kilogram kilos',
    st: 'st stk stuks stuk',
    my: 'my mu micron',
  }).flatMap(([unit, spellings]) => spellings.split(' ').map((spelling) => [spelling, unit] as const)),
);

const NUMBER = /^\d[\dx,]*$/;
/** No word of a catalogue is longer. */
const MAX_LENGTH = 40;

/** The word of an ingredient that a product is without differs from the ingredient's: 'chloor' does not find 'zonder chloor'. */
export const WITHOUT = 'zonder';
const without = /(?<![a-z0-9])(?:zonder|vrij van) ([a-z]{3,})(?: of ([a-z]{3,}))?/g;

/** Lower case, without accents, letters and digits only; '1.000' is '1000', '7.5' is '7,5', '60 × 80' is
 * '60x80', 'zvouw' and 'z-fold' are 'z vouw', 'zonder chloor' and 'vrij van chloor' are 'zonderchloor'.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ×]/g, (letter) => spelled[letter] ?? letter)
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1,')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1x')
    .replace(/[^a-z0-9,]+/g, ' ')
    .replace(/,(?!\d)|(?<!\d),/g, ' ')
    .replace(/(?<![a-z0-9])([cmvwz]) ?(?:vouw|fold)(?![a-z])/g, '$1 vouw')
    .replace(
      without,
      (_, one: string, other?: string) => `${WITHOUT}${one}${other ? ` ${WITHOUT}${other}` : ''}`,
    );

/** The words of a text, in its order: letters, digits, or both ('5l', 'ffp2'). */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_LENGTH);

export const isNumber = (word: string): boolean => NUMBER.test(word);
export const isUnit = (word: string): boolean => units.has(word);
/** The unit that begins with these typed letters. */
export const unitByPrefix = (start: string): string | undefined =>
  [...units.keys()].find((spelling) => spelling.startsWith(start));

/** Units of one kind, each in multiples of the smallest; the largest first. */
const scales = [
  { l: 1_000, dl: 100, cl: 10, ml: 1 },
  { kg: 1_000, g: 1 },
  { m: 1_000, cm: 10, mm: 1 },
].map((scale): [unit: string, size: number][] => Object.entries(scale));

/**
 * Converts to the largest common unit of which it is one or more: '0,5' 'l' and '50' 'cl' → '500ml', '1000' 'g' →
 * '1kg'.
 */
function inCommonUnit(number: string, unit: string): string {
  const scale = number.length > 8 ? undefined : scales.find((of) => of.some(([name]) => name === unit));
  const size = scale?.find(([name]) => name === unit)?.[1];
  const amount = Number(number.replace(',', '.')) * (size ?? 1);
  const common = scale?.find(([name, one]) => name !== 'dl' && name !== 'cl' && amount >= one);
  if (!common || Number.isNaN(amount)) return number + unit;
  return `${Number((amount / common[1]).toFixed(3))}`.replace('.', ',') + common[0];
}

/** The kind of a measure, by its largest unit: 'l' for '500ml'; undefined for text that is no measure. */
export function measuredBy(word: string): string | undefined {
  const [, unit] = splitMeasure(word) ?? [];
  return scales.find((scale) => scale.some(([name]) => name === unit))?.[0]?.[0] ?? unit;
}

/** Joins a number and its unit into one word: '5' 'liter' → '5l', '2' 'laags' → '2laag', '60x80' 'cm' → '60x80'. */
export function measureOf(number: string, counted: string): string {
  const unit = units.get(counted);
  if (unit === 'cm' && number.includes('x')) return number;
  return unit === undefined ? number + stemOf(counted) : inCommonUnit(number, unit);
}

/** Splits '500ml', '2laags' into number and unit. */
export function splitMeasure(word: string): [number: string, counted: string] | undefined {
  const [, number, counted] = /^(\d[\d,]*(?:x\d[\d,]*)*)([a-z]+)$/.exec(word) ?? [];
  return number !== undefined && counted !== undefined ? [number, counted] : undefined;
}

/** Words that say nothing about a product. */
const noise = new Set(
  'de het een van voor met en of in op te aan bij uit om dat die dit per als ook is zijn der den tot naar door'.split(
    ' ',
  ),
);
export const isNoise = (word: string): boolean => noise.has(word);
