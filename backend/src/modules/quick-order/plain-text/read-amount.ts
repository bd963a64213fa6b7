import { isUnit, splitMeasure, wordsOf } from '../../catalogue/search/words.ts';
import { decimalOf, withHalves } from './halves.ts';
import { numberOf } from './numbers.ts';
import { isPolite } from './polite-words.ts';
import { type UnitWord, unitWordOf } from './unit-words.ts';

export interface AskedLine {
  /** As written in the text. */
  text: string;
  /** Absent where the text has none. */
  quantity?: number;
  unit?: UnitWord;
  /** The unit as written. */
  unitText?: string;
  /** The remaining words: the product. */
  words: string[];
  /** It is not wanted: 'geen zeep'. */
  declined?: boolean;
  /** It stands for the last order. */
  repeats?: true;
}

interface Amount {
  from: number;
  until: number;
  quantity?: number;
  unit?: UnitWord;
  /** The highest wins, of equal ones the first. */
  weight: number;
}

const times = new Set(['x', 'maal', 'keer']);
/** After a number these words make it a property: '2 laags', '5 liter', '8 oz'. */
const isProperty = (word: string | undefined) =>
  word !== undefined &&
  ((isUnit(word) && unitWordOf(word) === undefined) ||
    /^(?:laags?|lagig|lagen|vel|vels|oz|inch|graden|micron|vouw|persoons|procent|vaks|cc)$/.test(word));
/** Before a number these words make it a size. */
const names = new Set(['maat', 'mt', 'nr', 'nummer', 'type', 'klasse', 'ffp', 'formaat', 't']);

/** '3dozen' → '3' 'dozen', '5x' → '5' 'x', '2x5' before a measure → '2' 'x' '5'. */
function apart(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [, many, times, rest] = /^(\d{1,4})(x)(\d[\d,]*)?$/.exec(word) ?? [];
    if (many && times && rest === undefined) return [many, times];
    const next = words[at + 1];
    const isSize = next === 'cm' || next === 'mm' || (rest && /x/.test(rest));
    if (many && times && rest && !isSize && (isProperty(next) || rest.length > 3)) return [many, times, rest];
    const [, article, count] = /^(\d{5,})x(\d{1,4})$/.exec(word) ?? [];
    if (article && count) return [article, 'x', count];
    const [, after] = /^x(\d{1,4})$/.exec(word) ?? [];
    if (after) return ['x', after];
    const [number, counted] = splitMeasure(word) ?? [];
    if (number && counted && /^\d+$/.test(number) && unitWordOf(counted)) return [number, counted];
    const measured = /^(\d{1,4})x(\d[\d,]*)(l|ltr|liter|ml|kg|gr?)$/.exec(word);
    return measured ? [measured[1] ?? '', 'x', `${measured[2]}${measured[3]}`] : [word];
  });
}

/** Every place of the words that may be the quantity. */
function amountsIn(words: readonly string[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next, third] = words.slice(at, at + 3);
    const before = words[at - 1];
    if (word === 'half' && next === 'dozijn') found.push({ from: at, until: at + 2, quantity: 6, weight: 3 });
    if (times.has(word) && next !== undefined && numberOf(next) !== undefined && at > 0 && !isProperty(third))
      found.push({ from: at, until: at + 2, quantity: numberOf(next) ?? 1, weight: 3 });
    const unit = next === undefined ? undefined : unitWordOf(next);
    const count = numberOf(word, unit !== undefined) ?? (unit && decimalOf(word));
    if (count === undefined || (before !== undefined && names.has(before))) continue;
    // 'een paar dozen' is no number; 'een paar werkhandschoenen' is.
    const some = word === 'een' && next === 'paar' && third !== undefined ? unitWordOf(third) : undefined;
    if (some) {
      found.push({ from: at, until: at + 3, unit: some, weight: 3 });
    } else if (next === 'dozijn') {
      found.push({ from: at, until: at + 2, quantity: count * 12, weight: 3 });
    } else if (next !== undefined && times.has(next)) {
      const length = third === 'een' || third === '1' ? 3 : 2;
      found.push({ from: at, until: at + length, quantity: count, weight: 4 });
    } else if (unit) {
      // 'nitril 100 stuks 3 dozen': the pieces are the content of a box.
      found.push({ from: at, until: at + 2, quantity: count, unit, weight: unit === 'stuk' ? 2.5 : 3 });
    } else if (!isProperty(next) && (at === 0 || at === words.length - 1)) {
      found.push({ from: at, until: at + 1, quantity: count, weight: at === 0 ? 2 : 1.5 });
    }
  }
  return found.map((amount) => {
    const end = words[amount.until];
    const unit = amount.unit === undefined && end !== undefined ? unitWordOf(end) : undefined;
    return unit && amount.weight > 2 ? { ...amount, unit, until: amount.until + 1 } : amount;
  });
}

/** 'doos toiletpapier', 'toiletpapier doos': one of it. */
function bareUnit(words: readonly string[]): Amount | undefined {
  for (const at of [0, words.length - 1]) {
    const unit = unitWordOf(words[at] ?? '');
    if (unit && words.length > 1 && unit !== 'stuk')
      return { from: at, until: at + 1, unit, quantity: 1, weight: 1 };
  }
  return undefined;
}

const isSize = (word: string) => /\d/.test(word) || /^(?:maat|x{0,3}[sl]|m)$/.test(word) || isProperty(word);

/** Splits a line into quantity, unit and product. */
export function readAmount(text: string): AskedLine {
  const all = apart(wordsOf(withHalves(text).replace(/[’']/g, '')));
  const relevant = all.filter(
    (word, at) => !isPolite(word) || word === 'maal' || (word === 'keer' && at > 0),
  );
  const [best] = amountsIn(relevant).sort((a, b) => b.weight - a.weight || a.from - b.from);
  const amount = best ?? bareUnit(relevant);
  const without = amount ? relevant.filter((_, at) => at < amount.from || at >= amount.until) : relevant;
  const words = without.filter((word) => !times.has(word));
  const unitText = amount?.unit && relevant.slice(amount.from, amount.until).find((word) => unitWordOf(word));
  const quantity = amount?.quantity === undefined ? {} : { quantity: amount.quantity };
  // '2 emmers 10 liter': the unit is the product itself.
  if (unitText && words.every(isSize)) return { text, ...quantity, words: [unitText, ...words] };
  return { text, ...quantity, ...(amount?.unit && { unit: amount.unit, unitText }), words };
}
