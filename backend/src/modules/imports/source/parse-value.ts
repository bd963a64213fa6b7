import type { ColumnFormat } from '@toonbank/contract/imports/formats';
import { isRounded } from './is-rounded.ts';
import { parseDay } from './parse-day.ts';
import { parseEan } from './parse-ean.ts';
import type { ParsedValue } from './parsed-value.ts';

const MAX_TEXT = 20_000;
const MAX_DIGITS = 15;

/** A formula without a stored result, or the error of one, in English and Dutch. */
const FORMULA =
  /^(?:=|#(?:N\/[AB]|REF!|VERW!|VALUE!|WAARDE!|DIV\/0!|DEEL\/0!|NAME\?|NAAM\?|NUM!|GETAL!|NULL!|LEEG!|SPILL!|OVERLOOP!))/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A number without exponent and without the noise of its last binary digits. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(MAX_DIGITS)));
  return /e/i.test(text)
    ? number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

const patterns = {
  decimal_comma: { grouped: /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,(\d*|-{1,2}))?$/, group: /\./g, mark: ',' },
  decimal_point: { grouped: /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.(\d*|-{1,2}))?$/, group: /,/g, mark: '.' },
} as const;

/** '€ 1.234,50', '21 %', '(12,50)', '12,-' → a number with a point. */
function parseDecimal(text: string, format: keyof typeof patterns): ParsedValue {
  const isNegative = /^[-−]|[-−]$|^\(.*\)$/.test(text.replace(/[€\s]|EUR/gi, '').replace(/[,.]-{1,2}$/, ''));
  const bare = text.replace(/EUR|[€%\s'’()+]/gi, '').replace(/^[-−]|(?<![,.-])[-−]$/, '');
  const { grouped, group, mark } = patterns[format];
  if (!/\d/.test(bare) || !grouped.test(bare)) return { fault: 'not_a_number' };
  const [whole = '', decimals = ''] = bare.replace(group, '').split(mark);
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_DIGITS) return { fault: 'too_long' };
  const rest = decimals.replace(/-/g, '').replace(/0+$/, '');
  const value = rest === '' ? digits : `${digits}.${rest}`;
  return { value: isNegative && value !== '0' ? `-${value}` : value };
}

const YES = new Set(['ja', 'j', 'yes', 'y', '1', 'x', 'waar', 'true', 'aan', 'actief']);
const NO = new Set(['nee', 'n', 'no', '0', 'onwaar', 'false', 'uit', 'inactief']);

function parseYesNo(text: string): ParsedValue {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: 'true' };
  return NO.has(word) ? { value: 'false' } : { fault: 'not_yes_or_no' };
}

/** Reads one cell as the format of its column says. */
export function parseValue(format: ColumnFormat, cell: string | number): ParsedValue {
  const text = (typeof cell === 'number' ? plainNumber(cell) : cell.replace(/\u00a0/g, ' ')).trim();
  if (text === '') return { value: null };
  if (FORMULA.test(text)) return { fault: 'formula_error' };
  if (CONTROL.test(text)) return { fault: 'control_character' };
  if (text.length > MAX_TEXT) return { fault: 'too_long' };
  if (format === 'text') return { value: text };
  if (isRounded(text)) return { fault: 'exponent' };
  if (format === 'code') return { value: text.replace(/\s+/g, ' ') };
  if (format === 'ean') return parseEan(text);
  if (format === 'yes_no') return parseYesNo(text);
  if (format === 'decimal_comma' || format === 'decimal_point')
    return parseDecimal(text, typeof cell === 'number' ? 'decimal_point' : format);
  return parseDay(text, format);
}
