import type { ColumnFormat } from '@toonbank/contract/imports/formats';
import type { ParsedValue } from './parsed-value.ts';

type DayFormat = Extract<ColumnFormat, `date_${string}`>;

const MONTHS = ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
/** Other spellings: 'mrt' is common, English months stand in exports of foreign systems. */
const OTHER: Readonly<Record<string, number>> = { mrt: 3, mar: 3, may: 5, oct: 10 };
/** Two digits from here on are of the century before. */
const LAST_CENTURY = 70;

const monthOf = (word: string) => {
  const start = word.slice(0, 3).toLowerCase();
  return OTHER[start] ?? MONTHS.indexOf(start) + 1;
};

function yearOf(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (Number(digits) >= LAST_CENTURY ? 1900 : 2000);
}

/** Year, month and day; undefined for a text of another form. */
function partsOf(text: string, format: DayFormat): [number, number, number] | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const glued = format === 'date_ymd' && /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (glued) return [Number(glued[1]), Number(glued[2]), Number(glued[3])];
  const named = /^(\d{1,2})[-/. ]+([a-z]{3,9})\.?[-/. ]+(\d{4}|\d{2})$/i.exec(text);
  if (named) return [yearOf(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1])];
  const [, first = '', second = '', third = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (first === '') return undefined;
  if (format === 'date_ymd')
    return third.length === 2 ? [yearOf(first), Number(second), Number(third)] : undefined;
  const [day, month] = format === 'date_dmy' ? [first, second] : [second, first];
  return [yearOf(third), Number(month), Number(day)];
}

/** A day as '2026-01-31'; a time behind it is left out. */
export function parseDay(text: string, format: DayFormat): ParsedValue {
  const parts = partsOf(text.replace(/(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, ''), format);
  if (!parts) return { fault: 'not_a_date' };
  const [year, month, day] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 9999;
  return isReal ? { value: date.toISOString().slice(0, 10) } : { fault: 'not_a_date' };
}
