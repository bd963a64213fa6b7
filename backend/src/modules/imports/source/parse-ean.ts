import { hasCheckDigit, isBarcode } from '@toonbank/contract/sheets/barcode';
import type { ParsedValue } from './parsed-value.ts';

/** Digits of EANs whose leading zeros a spreadsheet can have dropped; fewer are no EAN. */
const MIN_WITHOUT_ZEROS = 6;

/** An EAN; leading zeros that a spreadsheet dropped are put back where the check digit then fits. */
export function parseEan(text: string): ParsedValue {
  const digits = text.replace(/[\s-]/g, '').replace(/[.,]0+$/, '');
  if (!/^\d+$/.test(digits)) return { fault: 'not_an_ean' };
  const length = digits.length < 8 ? 8 : 13;
  const isShort = digits.length >= MIN_WITHOUT_ZEROS && digits.length < 12 && digits.length !== 8;
  const whole = isShort ? digits.padStart(length, '0') : digits;
  return isBarcode(whole) && hasCheckDigit(whole) ? { value: whole } : { fault: 'not_an_ean' };
}
