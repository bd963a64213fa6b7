const MONTHS =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sep|sept|okt|nov|dec';

/** Days in other styles than DD-MM-YYYY: '2 december 2026', '2 dec.', '2026-12-02', '2-12-2026', '02/12/2026'. */
const OTHER_STYLES = [
  new RegExp(String.raw`\b\d{1,2} (?:${MONTHS})\b\.?(?: \d{4})?`, 'gi'),
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /(?<![\d-])(?:\d-\d{1,2}|\d{2}-\d)-\d{4}\b/g,
  /\b\d{1,2}\/\d{1,2}\/\d{4}\b/g,
];

/** The days of a text that are not written as documents write them (docs/behaviour.md §5.5). */
export const otherDates = (text: string): string[] =>
  OTHER_STYLES.flatMap((style) => [...text.matchAll(style)].map(([found]) => found));
