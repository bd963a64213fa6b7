import { type Columns, columnsByContent, columnsByHeadings, isSurelyCode } from './columns';
import { areHeadings } from './headings';
import { isQuantity, type QuantityFault, readOptionalQuantity } from './read-quantity';
import { readXml } from './read-xml';
import { splitRecords, type TextRecord } from './split-records';
import { unitWords } from './unit-words';

/** A line of a pasted text or a dropped file. */
export interface TypedLine {
  /** The row in the text, from 1. */
  row: number;
  /** An article number or EAN. */
  code: string;
  /** Absent: the smallest quantity that can be ordered. */
  quantity?: number;
  /** As written: 'dozen'. */
  unit?: string;
}

/** A row that can't be ordered as it is, with what was read of it. */
export interface FaultyRow {
  row: number;
  text: string;
  /** `code`: the row has no article number. */
  reason: QuantityFault | 'code';
  code: string;
  /** As written. */
  count: string;
  unit: string;
}

export interface TypedLines {
  lines: TypedLine[];
  faults: FaultyRow[];
  /** Number of rows beyond the maximum. */
  left: number;
  /** Numbers of the rows without a quantity, in a sheet where other rows have one: they are not ordered. */
  blank?: number[];
}

export interface SheetRow {
  cells: readonly string[];
  /** The cells are the words of a row without separators. */
  loose?: true;
}

interface NumberedRow extends SheetRow {
  row: number;
}

/** The three cells that count. */
interface Picked {
  code: string;
  count: string;
  unit: string;
}

const MAX_ROWS = 500;
/** A heading stands among the first rows, below a title and a date. */
const MAX_TITLE_ROWS = 20;
const MAX_LENGTH = 80;
const HEAD = /^(?:art(?:ikel)?(?:\.|nr|nummer|code)*|ean|sku|code|product)\b/i;
const TOTAL = /^(?:sub|eind)?tota(?:al|len|l)\b/i;

/** Joins an article number that is written in two parts, before a quantity: 'TB 11307 4'. */
function wholeCode([first = '', second = '', third = '', ...rest]: readonly string[]): string[] {
  const apart = /^[a-z]+$/i.test(first) && /^\d+$/.test(second) && isQuantity(third);
  return apart ? [`${first} ${second}`, third, ...rest] : [first, second, third, ...rest];
}

/** Whether a quantity stands where the article is expected: '5x TP-10'. */
const isTurned = (code: string, count: string) =>
  /^\d{1,4}\s*[x×]?$/i.test(code) && /[a-z]/i.test(count) && /\d/.test(count) && !isQuantity(count);

/** Reads words: the article first, then the quantity, or the quantity at the end after a description. */
function pickWords(words: readonly string[]): Picked {
  const [code = '', count = '', ...rest] = wholeCode(words).filter(Boolean);
  if (isTurned(code, count)) return { code: count, count: code, unit: rest[0] ?? '' };
  if (count === '' || isQuantity(count)) return { code, count, unit: rest[0] ?? '' };
  const last = rest.at(-1) ?? '';
  const beforeLast = rest.at(-2) ?? '';
  if (isQuantity(last)) return { code, count: last, unit: '' };
  if (isQuantity(beforeLast) && unitWords.test(last)) return { code, count: beforeLast, unit: last };
  return { code, count, unit: '' };
}

function pickCells(cells: readonly string[], columns: Columns): Picked {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''));
  const code = columns.codes.map(cell).find((one) => one !== '') ?? '';
  const count = cell(columns.quantity);
  const unit = cell(columns.unit);
  if (isTurned(code, count)) return { code: count, count: code, unit };
  if (count === '' && isQuantity(unit)) return { code, count: unit, unit: '' };
  return { code, count, unit };
}

/** A text that a spreadsheet would run as a formula has an apostrophe in front. */
const withoutMark = (cell: string) => cell.replace(/^'/, '').slice(0, MAX_LENGTH);

function readRow(row: NumberedRow, picked: Picked): { line: TypedLine } | { fault: FaultyRow } {
  const code = withoutMark(picked.code);
  const count = picked.count.slice(0, MAX_LENGTH);
  const unit = withoutMark(picked.unit);
  const text = row.cells.join(' ').trim().slice(0, MAX_LENGTH);
  const fault = (reason: FaultyRow['reason']) => ({
    fault: { row: row.row, text, reason, code: code.startsWith('=') ? '' : code, count, unit },
  });
  if (picked.code.startsWith('=') || count.startsWith('=')) return fault('formula');
  if (code === '') return fault('code');
  const read = readOptionalQuantity(count);
  if (read.fault) return fault(read.fault);
  const word = unit || read.unit;
  return {
    line: {
      row: row.row,
      code,
      ...(read.quantity !== undefined && { quantity: read.quantity }),
      ...(word && { unit: word }),
    },
  };
}

/** Rows with the cells that count; `isSheet`: below headings, where an empty quantity orders nothing. */
interface Section {
  isSheet: boolean;
  rows: { row: NumberedRow; picked: Picked }[];
}

function sectionOf(rows: readonly NumberedRow[], columns: Columns, isSheet: boolean): Section {
  const picked = rows
    .filter(({ cells }) => !areHeadings(cells))
    .map((row) => ({ row, picked: row.loose ? pickWords(row.cells) : pickCells(row.cells, columns) }));
  const isData = ({ row, picked: { code, count } }: Section['rows'][number]) =>
    !isSheet ||
    row.loose ||
    (code !== '' && !TOTAL.test(code)) ||
    (count !== '' && !row.cells.some((cell) => TOTAL.test(cell)));
  return { isSheet, rows: picked.filter(isData) };
}

const tableOf = (rows: readonly NumberedRow[]) =>
  rows.filter(({ loose }) => !loose).map(({ cells }) => cells);

/** Splits rows at their headings. What stands above headings is a title, unless it has an article number. */
function sectionsOf(filled: readonly NumberedRow[]): Section[] {
  const head = filled.slice(0, MAX_TITLE_ROWS).findIndex(({ cells }) => areHeadings(cells));
  if (head === -1) {
    const [first] = filled;
    const isHead = HEAD.test(first?.cells[0] ?? '') && !first?.cells.some((cell) => /\d/.test(cell));
    const body = isHead ? filled.slice(1) : filled;
    return [sectionOf(body, columnsByContent(tableOf(body)), false)];
  }
  const above = filled.slice(0, head).filter(({ cells }) => cells.some(isSurelyCode));
  const body = filled.slice(head + 1);
  const columns = columnsByHeadings(filled[head]?.cells ?? [], tableOf(body));
  return [
    sectionOf(above, columnsByContent(tableOf(above)), false),
    sectionOf(body, columns, columns.quantity !== undefined),
  ];
}

/** Whether a row names an article but no quantity. */
const isBlank = ({ picked: { code, count } }: Section['rows'][number]) =>
  code !== '' && (count === '' || /^0+(?:[.,]0+)?$/.test(count));

/**
 * Reads rows of "article, quantity, unit" into lines, in their order: by their headings, else by what their columns
 * contain. At most 500 rows: the others are only counted.
 */
export function parseSheet(sheet: readonly SheetRow[]): TypedLines {
  const filled = sheet
    .map((row, at) => ({ ...row, row: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const blank: number[] = [];
  const wanted = sectionsOf(filled).flatMap(({ isSheet, rows }) => {
    if (!isSheet || rows.every(isBlank)) return rows;
    blank.push(...rows.filter(isBlank).map(({ row }) => row.row));
    return rows.filter((row) => !isBlank(row));
  });
  const read = wanted.slice(0, MAX_ROWS).map(({ row, picked }) => readRow(row, picked));
  return {
    lines: read.flatMap((one) => ('line' in one ? [one.line] : [])),
    faults: read.flatMap((one) => ('fault' in one ? [one.fault] : [])),
    left: Math.max(0, wanted.length - MAX_ROWS),
    ...(blank.length > 0 && { blank }),
  };
}

export const parseRows = (rows: readonly (readonly string[])[]): TypedLines =>
  parseSheet(rows.map((cells) => ({ cells })));

/** The rows of a text: pasted, a CSV, or the XML of an order list. */
export const recordsOf = (text: string): TextRecord[] => readXml(text) ?? splitRecords(text);

/** Parses a text: pasted, or a file. */
export const parseText = (text: string): TypedLines => parseSheet(recordsOf(text));
