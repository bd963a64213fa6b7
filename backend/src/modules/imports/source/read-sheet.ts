import { MAX_IMPORT_COLUMNS } from '@toonbank/contract/imports/kinds';
import { dayOf } from '@toonbank/contract/sheets/sheet-dates';
import { rowsIn, type StoredCell } from '@toonbank/contract/sheets/sheet-xml';
import { isBlank, type SourceRow } from './source-row.ts';
import type { Workbook } from './workbook.ts';

/** Cells beyond are not read; one more than an import takes, so that it is noticed. */
const MAX_COLUMNS = MAX_IMPORT_COLUMNS + 1;

/** A cell's value: of a formula the one that was stored; without one its text, which no format accepts. */
function cellValue(cell: StoredCell | undefined, book: Workbook): string | number {
  if (!cell) return '';
  const { type, value, style, formula } = cell;
  if (formula !== undefined) return `=${formula}`;
  if (type === 's') return book.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'waar' : 'onwaar';
  if (type === 'd') return value.slice(0, 10);
  if (type !== undefined && type !== 'n') return value;
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (book.dates.has(style)) return dayOf(value, book.from1904) ?? number;
  const format = book.formats[style] ?? '';
  // An EAN that the sheet shows with its zeros.
  if (/^0{2,14}$/.test(format) && Number.isInteger(number))
    return String(number).padStart(format.length, '0');
  // 21 % is stored as 0.21.
  return Number((format.endsWith('%') ? number * 100 : number).toPrecision(15));
}

/** Rows of a sheet that have a value. */
export async function* readSheet(book: Workbook, path: string): AsyncGenerator<SourceRow> {
  for await (const { line, cells } of rowsIn(book.part(path), MAX_COLUMNS)) {
    const row = { line, cells: Array.from(cells, (cell) => cellValue(cell, book)) };
    if (!isBlank(row)) yield row;
  }
}
