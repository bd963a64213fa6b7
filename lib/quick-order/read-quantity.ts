import { unitWords } from './unit-words';

export const MAX_QUANTITY = 100_000;

/** Why a text is no quantity that can be ordered; `limit`: it is above `MAX_QUANTITY`. */
export type QuantityFault = 'quantity' | 'limit' | 'negative' | 'decimal' | 'date' | 'formula';

export type ReadQuantity = { quantity: number; unit?: string } | { fault: QuantityFault };

/** Spreadsheets turn '1-2' into a day. */
const DATE = /^(?:\d{1,4}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{1,2}-[a-z]{3,4}\.?(?:-\d{2,4})?)$/i;

/** Reads `12`, `12x`, `1.200`, `12,00` and `12 dozen`. */
function readQuantity(text: string): ReadQuantity {
  const [, number = '', unit] = /^(.*?\d)\s*([a-zà-ÿ]+)\.?$/i.exec(text.trim()) ?? [];
  if (unit && unitWords.test(unit)) {
    const counted = readQuantity(number);
    return 'quantity' in counted ? { ...counted, unit } : counted;
  }
  const digits = text
    .trim()
    .replace(/\s*[x×]$/i, '')
    .replace(/[.,]0+$/, '')
    .replace(/[.\s](?=\d{3}\b)/g, '');
  if (/^\d+$/.test(digits)) {
    const quantity = Number(digits);
    return quantity <= MAX_QUANTITY ? { quantity } : { fault: 'limit' };
  }
  if (digits.startsWith('=')) return { fault: 'formula' };
  if (/^-\s*\d+$/.test(digits)) return { fault: 'negative' };
  if (/^\d+[.,]\d+$/.test(digits)) return { fault: 'decimal' };
  return { fault: DATE.test(digits) ? 'date' : 'quantity' };
}

export const isQuantity = (text: string): boolean => 'quantity' in readQuantity(text);

/** Reads a quantity that may be left out. */
export const readOptionalQuantity = (
  text: string,
): { quantity?: number; unit?: string; fault?: undefined } | { fault: QuantityFault } =>
  text.trim() === '' ? {} : readQuantity(text);
