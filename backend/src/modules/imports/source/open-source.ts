import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  type ImportKind,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_LINES,
} from '@toonbank/contract/imports/kinds';
import { DamagedZip } from '@toonbank/contract/sheets/unzip';
import { encodingOf } from './encoding.ts';
import { fileKind } from './file-kind.ts';
import { findHeadings, HEAD_ROWS, type Headings } from './find-headings.ts';
import { openCsv } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { SourceFault } from './source-fault.ts';
import type { SourceRow } from './source-row.ts';
import { openWorkbook } from './workbook.ts';
import { filesOf } from './zip-files.ts';

/** An opened sheet. Its rows are read while they are asked for; `rows` can be called again. */
export interface Source {
  format: 'csv' | 'xlsx' | 'zip';
  /** Of a CSV file. */
  encoding: string;
  /** Visible sheets of a workbook; empty for a CSV file. */
  sheetNames: readonly string[];
  /** The sheet that is read. */
  sheet: string | undefined;
  headings: Headings;
  /** The rows below the headings that have a value. @throws SourceFault */
  rows(): AsyncIterable<SourceRow>;
}

export interface SourceFile {
  /** `pictures`: a ZIP, whose files are the rows. */
  kind?: ImportKind;
  path: string;
  filename: string;
  /** Of a workbook; absent: the first sheet that has headings. */
  sheet?: string | undefined;
}

type Rows = () => AsyncGenerator<SourceRow>;

/** Failures of unpacking as the fault that a user can act on. */
function explained(error: unknown): unknown {
  if (error instanceof SourceFault) return error;
  if (error instanceof DamagedZip)
    return new SourceFault(error.reason === 'large' ? 'file_bomb' : 'file_damaged', { cause: error });
  // DataView and DecompressionStream: offsets that point outside, data that does not unpack.
  if (error instanceof RangeError || error instanceof TypeError || isZlibError(error))
    return new SourceFault('file_damaged', { cause: error });
  return error;
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:Z_|ERR_)/.test(String(error.code));

/** @throws SourceFault too_many_columns */
function headingsOf(first: readonly SourceRow[]): Headings {
  const headings = findHeadings(first);
  if (headings.texts.length > MAX_IMPORT_COLUMNS) throw new SourceFault('too_many_columns');
  return headings;
}

async function firstRows(rows: Rows): Promise<SourceRow[]> {
  const first: SourceRow[] = [];
  for await (const row of rows()) if (first.push(row) === HEAD_ROWS) break;
  return first;
}

/** The rows below the headings, up to the largest number that is imported. */
async function* below(
  rows: Rows,
  { line, texts }: Headings,
  marksShifted: boolean,
): AsyncGenerator<SourceRow> {
  let count = 0;
  try {
    for await (const row of rows()) {
      if (row.line <= line) continue;
      count += 1;
      if (count > MAX_IMPORT_LINES) throw new SourceFault('too_many_lines', { line: row.line });
      const isShifted = marksShifted && row.cells.findLastIndex((cell) => cell !== '') >= texts.length;
      yield isShifted ? { ...row, shifted: true } : row;
    }
  } catch (error) {
    throw explained(error);
  }
}

async function openText(path: string, head: Buffer): Promise<Source> {
  const encoding = await encodingOf(path, head);
  const { rows } = await openCsv(path, encoding);
  const first = await firstRows(rows);
  if (first.length === 0) throw new SourceFault('file_empty');
  const headings = headingsOf(first);
  return {
    format: 'csv',
    encoding,
    sheetNames: [],
    sheet: undefined,
    headings,
    rows: () => below(rows, headings, true),
  };
}

/** A ZIP as a sheet of one column: the names of its files. */
async function openZip(path: string): Promise<Source> {
  const files = await filesOf(await openAsBlob(path));
  return {
    format: 'zip',
    encoding: '',
    sheetNames: [],
    sheet: undefined,
    headings: { line: 0, texts: ['Bestandsnaam'] },
    async *rows() {
      for (const { line, name } of files) yield { line, cells: [name] };
    },
  };
}

async function openXlsx({ path, sheet: wanted }: SourceFile): Promise<Source> {
  const book = await openWorkbook(await openAsBlob(path));
  const named = book.sheets.filter(({ name }) => name === wanted);
  let found: { name: string; rows: Rows; headings: Headings } | undefined;
  for (const { name, path: part } of named.length > 0 ? named : book.sheets) {
    const rows = () => readSheet(book, part);
    const first = await firstRows(rows);
    if (first.length === 0) continue;
    const headings = headingsOf(first);
    const isTable = headings.line > 0 && headings.texts.length > 1;
    if (isTable || !found) found = { name, rows, headings };
    if (isTable) break;
  }
  if (!found) throw new SourceFault('file_empty');
  const { name, rows, headings } = found;
  return {
    format: 'xlsx',
    encoding: 'utf-8',
    sheetNames: book.sheets.map((one) => one.name),
    sheet: name,
    headings,
    rows: () => below(rows, headings, false),
  };
}

/**
 * Opens a CSV file or an Excel workbook as a sheet with headings, by its bytes and not by its name. Nothing in it is
 * executed. @throws SourceFault
 */
export async function openSource(file: SourceFile): Promise<Source> {
  const { size } = await stat(file.path);
  if (size > MAX_IMPORT_BYTES) throw new SourceFault('file_too_large');
  try {
    if (file.kind === 'pictures') return await openZip(file.path);
    const { kind, head } = await fileKind(file.path);
    return kind === 'csv' ? await openText(file.path, head) : await openXlsx(file);
  } catch (error) {
    throw explained(error);
  }
}
