import { endOfText } from './flight-text.ts';

/** How the texts begin, as JSON, that a page has in its elements already: structured data, and the rows of a family. */
const BEGINNINGS = [String.raw`\"@context\":\"https:\/\/schema\.org`, String.raw`\"familyRows\":`];

/** Each beginning as a pattern, with the backslashes that quotes have in `depth` strings within each other. */
const begins = (depth: number) =>
  BEGINNINGS.map((text) => text.replaceAll(String.raw`\"`, `${'\\\\'.repeat(2 ** depth - 1)}"`)).join('|');

/** A row of text in the flight data that begins so: its length in bytes (hexadecimal), then the text. */
const ROW = new RegExp(String.raw`:T([\da-f]+),(?=\{(?:${begins(1)}))`, 'g');

/** The same of less than 1,024 characters, which stands in its element. The end is the first quote that is escaped once. */
const SHORT = new RegExp(String.raw`(\\"(?:__html|text)\\":\\")\{(?:${begins(2)}).*?(?<!\\)(?=\\"[,}])`, 'g');

/**
 * Removes from the flight data what the page has in its elements: structured data, which React does not compare, and the
 * rows of a family, which `components/product/family` reads from their table. `html` is latin1, as in mergeFlight.
 */
export function dataOnce(html: string): string {
  const short = html.replace(SHORT, '$1{}');
  return [...short.matchAll(ROW)].reverse().reduce((page, { 0: head, 1: length = '', index }) => {
    const from = index + head.length;
    const end = endOfText(page, from, Number.parseInt(length, 16));
    return end < 0 ? page : `${page.slice(0, index)}:T2,{}${page.slice(end)}`;
  }, short);
}
