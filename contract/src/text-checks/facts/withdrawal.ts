import type { TextFinding } from '../finding.ts';
import type { Passage } from '../read-text.ts';
import { sentencesOf } from '../sentences.ts';
import type { SiteFacts } from './site-facts.ts';

const words: Readonly<Record<string, number>> = {
  ...{ zeven: 7, acht: 8, negen: 9, tien: 10, twaalf: 12, veertien: 14, vijftien: 15 },
  ...{ twintig: 20, eenentwintig: 21, achtentwintig: 28, dertig: 30, zestig: 60, honderd: 100 },
};
/** `14 dagen`, `veertien dagen`; a number of working days is another period. */
const DAYS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(\d{1,3})|(${Object.keys(words).join('|')}))\s(?:kalender)?dagen(?!\p{L})`,
  'giu',
);
const ABOUT_WITHDRAWAL = /herroep|bedenktijd|bedenktermijn|zichttermijn|afzien van de koop|de koop af/i;

/** Numbers of days of the right of withdrawal that are not those of the law. */
export function wrongWithdrawalDays(
  { text, block, context }: Passage,
  { withdrawalDays }: SiteFacts,
): TextFinding[] {
  if (withdrawalDays === null || !/dagen/i.test(text)) return [];
  const inContext = ABOUT_WITHDRAWAL.test(context);
  return sentencesOf(text).flatMap((sentence) => {
    if (!inContext && !ABOUT_WITHDRAWAL.test(sentence.text)) return [];
    return [...sentence.text.matchAll(DAYS)].flatMap(({ 0: quote, 1: digits, 2: word = '' }) => {
      const days = digits === undefined ? words[word.toLowerCase()] : Number(digits);
      if (days === withdrawalDays) return [];
      return [{ code: 'withdrawal_differs', quote, block, expected: String(withdrawalDays) }];
    });
  });
}
