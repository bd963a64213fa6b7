import { MAX_FILE_ROWS } from '@toonbank/contract/admin-list';
import { csvOptions } from '@toonbank/contract/csv';
import { stringify } from 'csv-stringify/sync';
import type { Blob } from '../implement.ts';

type Cell = string | number;

interface ListFile<Row> {
  /** Without extension. */
  name: string;
  head: readonly string[];
  /** A number is written with a decimal comma. */
  cells: (row: Row) => readonly Cell[];
  page: (cursor: string | undefined, size: number) => Promise<{ rows: Row[]; next: string | null }>;
}

const PAGE_SIZE = 2_000;
const text = (cell: Cell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell);

/** All rows of a list as CSV, at most `MAX_FILE_ROWS`. Each page has a transaction of its own. */
export async function listFile<Row>({ name, head, cells, page }: ListFile<Row>): Promise<Blob> {
  const parts = [stringify([[...head]], csvOptions)];
  let cursor: string | undefined;
  for (let count = 0; count < MAX_FILE_ROWS; count += PAGE_SIZE) {
    const { rows, next } = await page(cursor, PAGE_SIZE);
    const lines = rows.map((row) => cells(row).map(text));
    parts.push(stringify(lines, { ...csvOptions, bom: false }));
    if (next === null) break;
    cursor = next;
  }
  return {
    fileName: `${name}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(parts.join('')),
  };
}
