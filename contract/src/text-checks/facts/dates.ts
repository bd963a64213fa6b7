import type { TextFinding } from '../finding.ts';
import type { Passage } from '../read-text.ts';
import type { SiteFacts } from './site-facts.ts';

const months = ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const MONTH = String.raw`(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sept?|okt|nov|dec)\.?`;
/** `t/m 1 maart 2025`, `geldig tot 01-03-2025`. */
const LAST_DAY = new RegExp(
  String.raw`(t\/m|t\.e\.m\.|tot en met|tot|uiterlijk|einddatum:?|eindigt op)\s(?:(?:ma|din|woens|donder|vrij|zater|zon)dag\s)?(?:(\d{1,2})\s${MONTH}\s(20\d\d)|(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d))(?!\d)`,
  'gi',
);

const monthNumber = (name: string) =>
  months.indexOf(name.slice(0, 3).toLowerCase().replace('mrt', 'maa')) + 1;
const padded = (value: string | number) => String(value).padStart(2, '0');

/** Last days that have passed, as of an offer that is over. */
export function pastDates({ text, block }: Passage, { today }: SiteFacts): TextFinding[] {
  return [...text.matchAll(LAST_DAY)].flatMap((match) => {
    const [quote, word = '', day, month = '', year, numericDay, numericMonth = '', numericYear] = match;
    const last =
      day === undefined
        ? `${numericYear}-${padded(numericMonth)}-${padded(numericDay ?? '')}`
        : `${year}-${padded(monthNumber(month))}-${padded(day)}`;
    // "Tot 1 maart": the last day is the one before.
    const isPast = word.toLowerCase() === 'tot' ? last <= today : last < today;
    return isPast ? [{ code: 'date_past', quote, block, expected: '' }] : [];
  });
}
