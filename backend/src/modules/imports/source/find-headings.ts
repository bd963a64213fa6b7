import { columnLetters } from '@toonbank/contract/sheets/column-letters';
import { plainHeading } from './fingerprint.ts';
import { headingNames } from './heading-names.ts';
import { isRounded } from './is-rounded.ts';
import type { SourceRow } from './source-row.ts';

/** Rows that are looked at: notes, a logo's space and an address can stand above the headings. */
export const HEAD_ROWS = 60;
/** Headings stand within these; the rows below them are compared with them. */
const MAX_ABOVE = 40;
const BELOW = 12;

export interface Headings {
  /** 0: the sheet has none, and `texts` are the columns' letters. */
  line: number;
  texts: readonly string[];
}

type Cell = string | number;

const isFilled = (cell: Cell | undefined) => cell !== undefined && String(cell).trim() !== '';
const filledOf = ({ cells }: SourceRow) => cells.filter(isFilled);
const isValue = (cell: Cell) =>
  typeof cell === 'number' || isRounded(cell.trim()) || /^\s*[€$-]?\s*[\d.,]*\d[\d.,\s%€-]*$/.test(cell);
const isName = (cell: Cell) => headingNames.some(([, pattern]) => pattern.test(plainHeading(String(cell))));
const lastFilled = (cells: readonly Cell[]) => cells.findLastIndex(isFilled) + 1;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Whether a row can name columns: short texts that differ, no numbers, about as many as the rows below have values. */
function areHeadings(row: SourceRow, below: readonly SourceRow[]): boolean {
  const filled = filledOf(row).map((cell) => String(cell).trim());
  if (filled.length === 0 || filled.some((text) => text.length > 80)) return false;
  if (filledOf(row).filter(isValue).length * 5 > filled.length) return false;
  if (new Set(filled.map((text) => text.toLowerCase())).size * 10 < filled.length * 9) return false;
  const width = median(below.map((one) => filledOf(one).length));
  return below.length === 0
    ? filled.length > 1
    : filled.length * 10 >= width * 6 && (filled.length > 1 || width <= 1);
}

/** Whether the rows below have numbers where this row has texts: then it says what they are. */
const hasNumbersBelow = (row: SourceRow, below: readonly SourceRow[]) =>
  row.cells.some(
    (cell, at) =>
      isFilled(cell) &&
      !isValue(cell) &&
      below.filter(({ cells }) => isFilled(cells[at]) && isValue(cells[at] ?? '')).length * 2 > below.length,
  );

/** Whether half of a row's cells, and two of them, are headings that sheets are known to have. */
function hasKnownNames(row: SourceRow): boolean {
  const filled = filledOf(row);
  const known = filled.filter(isName).length;
  return known > 1 && known * 2 >= filled.length;
}

/** Finds the row of headings below notes and logos, among the first rows of a sheet. */
export function findHeadings(rows: readonly SourceRow[]): Headings {
  const candidates = rows.slice(0, MAX_ABOVE).flatMap((row, at) => {
    const below = rows.slice(at + 1, at + 1 + BELOW);
    return areHeadings(row, below) ? [{ row, below }] : [];
  });
  const telling = candidates.filter(({ row, below }) => hasNumbersBelow(row, below));
  const most = Math.max(...telling.map(({ row }) => filledOf(row).length));
  // A note has fewer cells than the headings below it; a row of texts below the headings about as many.
  const found =
    candidates.find(({ row }) => hasKnownNames(row)) ??
    telling.find(({ row }) => filledOf(row).length >= most * 0.75) ??
    candidates[0];
  const width = Math.max(0, ...rows.map(({ cells }) => lastFilled(cells)));
  const isNamed =
    found &&
    (found.below.length === 0 ||
      hasKnownNames(found.row) ||
      hasNumbersBelow(found.row, found.below) ||
      found.row === rows[0]);
  if (!isNamed)
    return { line: 0, texts: Array.from({ length: width }, (_, at) => `Kolom ${columnLetters(at)}`) };
  const named = found.row.cells.slice(0, lastFilled(found.row.cells));
  return { line: found.row.line, texts: named.map((cell) => String(cell).replace(/\s+/g, ' ').trim()) };
}
