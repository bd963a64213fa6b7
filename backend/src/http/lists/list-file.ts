import { type ListFileFormat, MAX_FILE_ROWS } from '@toonbank/contract/admin-list';
import { csvOptions } from '@toonbank/contract/csv';
import { sheetRows, xlsxFile } from '@toonbank/contract/sheets/write-xlsx';
import { stringify } from 'csv-stringify/sync';
import type { Blob } from '../implement.ts';

type Cell = string | number;

interface ListFile<Row> {
  format: ListFileFormat;
  /** Without extension. */
  name: string;
  head: readonly string[];
  /** One or more lines of a row. In CSV a number is written with a decimal comma. */
  lines: (row: Row) => readonly (readonly Cell[])[];
  page: (cursor: string | undefined, size: number) => Promise<{ rows: Row[]; next: string | null }>;
}

const PAGE_SIZE = 2_000;
/** Of Excel. */
const MAX_SHEET_NAME = 31;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const text = (cell: Cell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell);

const writers: Record<ListFileFormat, (lines: readonly (readonly Cell[])[], at: number) => string> = {
  csv: (lines, at) =>
    stringify(
      lines.map((cells) => cells.map(text)),
      { ...csvOptions, bom: at === 0 && csvOptions.bom },
    ),
  xlsx: sheetRows,
};

/** All rows of a list as CSV or as an Excel workbook, at most `MAX_FILE_ROWS`. Each page has a transaction of its own. */
export async function listFile<Row>({ format, name, head, lines, page }: ListFile<Row>): Promise<Blob> {
  const write = writers[format];
  const parts = [write([head], 0)];
  let cursor: string | undefined;
  for (let count = 0, at = 1; count < MAX_FILE_ROWS; count += PAGE_SIZE) {
    const { rows, next } = await page(cursor, PAGE_SIZE);
    const written = rows.flatMap(lines);
    parts.push(write(written, at));
    at += written.length;
    if (next === null) break;
    cursor = next;
  }
  return format === 'xlsx'
    ? {
        fileName: `${name}.xlsx`,
        contentType: XLSX_TYPE,
        bytes: xlsxFile(name.slice(0, MAX_SHEET_NAME), parts),
      }
    : {
        fileName: `${name}.csv`,
        contentType: 'text/csv; charset=utf-8',
        bytes: Buffer.from(parts.join('')),
      };
}
