import { hasCheckDigit, isBarcode } from '@toonbank/contract/sheets/barcode';
import { type Heading, headingOf } from './headings';
import { isQuantity } from './read-quantity';
import { unitWords } from './unit-words';

type Cells = readonly string[];

/** Indexes of the columns that are read. */
export interface Columns {
  /** The first one that is filled counts. */
  codes: number[];
  quantity: number | undefined;
  unit: number | undefined;
}

/** An article number of letters and digits, or an EAN: nothing else in a sheet looks like it. */
export const isSurelyCode = (cell: string): boolean =>
  (isBarcode(cell) && hasCheckDigit(cell)) || /^[a-z]{1,5}[-. ]?\d{4,}$/i.test(cell);

/** How much a cell looks like an article number. A price, a size and a day do not. */
function codeScore(cell: string): number {
  if (isSurelyCode(cell)) return isBarcode(cell) ? 4 : 3;
  const isOneWord = /^[\w./-]{3,80}$/.test(cell) && !isQuantity(cell);
  return (isOneWord && /\d/.test(cell) && /[a-z]/i.test(cell)) || /^\d{5,}$/.test(cell) ? 1 : 0;
}

/** Number of rows that are looked at: enough to know a column. */
const SAMPLE = 200;

const valuesOf = (rows: readonly Cells[], column: number) =>
  rows
    .slice(0, SAMPLE)
    .map((cells) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '');
const share = (values: readonly string[], is: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

/** The column that has most of something; the first of equals, and none without any. */
function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  const most = Math.max(0, ...columns.map(score));
  return most === 0 ? undefined : columns.find((column) => score(column) === most);
}

/** Chooses columns by their contents; a narrow table is "article, quantity, unit" where they say nothing. */
export function columnsByContent(rows: readonly Cells[]): Columns {
  const width = Math.max(0, ...rows.slice(0, SAMPLE).map((cells) => cells.length));
  const all = Array.from({ length: width }, (_, at) => at);
  const isNarrow = width <= 3;
  const code = best(all, (at) => valuesOf(rows, at).reduce((sum, cell) => sum + codeScore(cell), 0)) ?? 0;
  // On the right of the code first.
  const others = [...all.filter((at) => at > code), ...all.filter((at) => at < code)];
  const numeric = others.filter((at) => share(valuesOf(rows, at), isQuantity) >= 0.5);
  const quantity =
    best(numeric, (at) => valuesOf(rows, at).filter(isQuantity).length) ?? (isNarrow ? others[0] : undefined);
  const rest = others.filter((at) => at !== quantity);
  const unit =
    rest.find((at) => share(valuesOf(rows, at), (cell) => unitWords.test(cell)) >= 0.5) ??
    (isNarrow && quantity !== undefined ? rest.find((at) => at > code && at === quantity + 1) : undefined);
  return { codes: [code], quantity, unit };
}

/** Of the columns with these headings, in their order, first those whose contents fit. */
function named(
  headings: readonly (Heading | undefined)[],
  wanted: readonly Heading[],
  fits: (column: number) => boolean,
) {
  const found = wanted.flatMap((one) => headings.flatMap((heading, at) => (heading === one ? [at] : [])));
  return [...found.filter(fits), ...found.filter((at) => !fits(at))];
}

/** Chooses columns by a row of headings, and where it names none by the contents of the rows below. */
export function columnsByHeadings(cells: Cells, rows: readonly Cells[]): Columns {
  const headings = cells.map(headingOf);
  const isCodes = (at: number) => share(valuesOf(rows, at), (cell) => codeScore(cell) > 0) >= 0.5;
  const isNumeric = (at: number) => share(valuesOf(rows, at), isQuantity) >= 0.5;
  const codes = named(headings, ['number', 'article', 'ean', 'order'], isCodes);
  const [quantity] = named(headings, ['quantity', 'pieces'], isNumeric);
  const [unit] = named(headings, ['unit'], () => true);
  if (codes.length > 0) return { codes, quantity, unit };
  // Only columns without a heading of their own can be the article number.
  const free = rows.map((row) => row.map((cell, at) => (headings[at] === undefined ? cell : '')));
  return { codes: columnsByContent(free).codes, quantity, unit };
}
