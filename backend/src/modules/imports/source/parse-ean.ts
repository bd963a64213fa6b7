import { hasCheckDigit, isBarcode } from '@toonbank/contract/sheets/barcode';
import type { ParsedValue } from './parsed-value.ts';

/** Digits of EANs whose leading zeros a spreadsheet can have dropped; fewer are no EAN. */
const MIN_WITHOUT_ZEROS = 6;
/** Digits of an EAN that a spreadsheet kept as '8,71235E+12' and wrote out again: the end has become zeros. */
const ROUNDED = /^[1-9]\d{5,7}0{6,}$/;

/** An EAN; leading zeros that a spreadsheet dropped are put back where the check digit then fits. */
export function parseEan(text: string): ParsedValue {
  const digits = text.replace(/[\s-]/g, '').replace(/[.,]0+$/, '');
  if (!/^\d+$/.test(digits)) return { fault: 'not_an_ean' };
  const length = digits.length < 8 ? 8 : 13;
  const isShort = digits.length >= MIN_WITHOUT_ZEROS && digits.length < 12 && digits.length !== 8;
  const whole = isShort ? digits.padStart(length, '0') : digits;
  if (isBarcode(whole) && hasCheckDigit(whole)) return { value: whole };
  return { fault: ROUNDED.test(digits) ? 'exponent' : 'not_an_ean' };
}
