import { MAX_COUNTED } from '@toonbank/contract/stock-count/limits';

/** Why an entry is not a quantity. `empty` is no mistake. */
export type EntryFault = 'empty' | 'unfinished' | 'fraction' | 'unclear' | 'negative' | 'large';
export type Entry = { quantity: number } | { fault: EntryFault };

const TOKEN = /\d+|[x×*+−–-]/gi;

/** The signs that people and keyboards use for one operation. */
const operation = (sign: string) =>
  sign === '+' ? '+' : sign === '-' || sign === '−' || sign === '–' ? '-' : '*';

/**
 * The quantity that an entry such as `2x12+5` says: whole numbers with ×, + and −, × first. An entry that begins with + or −
 * changes `before`, what was counted so far.
 */
export function readEntry(text: string, before = 0): Entry {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return { fault: 'empty' };
  if (/\d[.,]\d/.test(typed)) return { fault: 'fraction' };
  const whole = /^[+−–-]/.test(typed) ? `${before}${typed}` : typed;
  const tokens = whole.match(TOKEN) ?? [];
  if (tokens.join('') !== whole) return { fault: 'unclear' };
  let [sum, product] = [0, 0];
  let waiting: string | undefined = '+';
  for (const token of tokens) {
    const isNumber = /^\d/.test(token);
    if (isNumber === (waiting === undefined)) return { fault: 'unclear' };
    if (!isNumber) waiting = operation(token);
    else {
      const value = Number(token);
      if (waiting === '*') product *= value;
      else {
        sum += product;
        product = waiting === '-' ? -value : value;
      }
      waiting = undefined;
    }
  }
  if (waiting !== undefined) return { fault: 'unfinished' };
  const quantity = sum + product;
  if (quantity < 0) return { fault: 'negative' };
  return quantity > MAX_COUNTED ? { fault: 'large' } : { quantity: quantity + 0 };
}

/** Whether it is more than a number: then its result is worth showing. */
export const isSum = (text: string): boolean => /[^\d\s]/.test(text);
