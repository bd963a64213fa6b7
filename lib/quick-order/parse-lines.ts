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

export interface FaultyRow {
  row: number;
  text: string;
  /** The cell has a spreadsheet's formula where its result should be. */
  formula?: true;
}

export interface TypedLines {
  lines: TypedLine[];
  /** Rows whose quantity is not a number. */
  faults: FaultyRow[];
  /** Number of rows beyond the maximum. */
  left: number;
}

const MAX_ROWS = 500;

const MAX_QUANTITY = 100_000;
const HEAD = /^(?:art(?:ikel)?(?:\.|nr|nummer|code)*|ean|sku|code|product)\b/i;

/** Parses `12`, `12x`, `1.200`, `12,00`; undefined for anything but a whole quantity. */
function quantityOf(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/\s*[x×]$/i, '')
    .replace(/[.,]0+$/, '')
    .replace(/[.\s](?=\d{3}\b)/g, '');
  const value = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= 0 && value <= MAX_QUANTITY ? value : undefined;
}

/** Joins an article number that is written in two parts, before a quantity: 'TB 11307 4'. */
function wholeCode([first = '', second = '', third = '', ...rest]: string[]): string[] {
  const apart = /^[a-z]+$/i.test(first) && /^\d+$/.test(second) && quantityOf(third) !== undefined;
  return apart ? [`${first} ${second}`, third, ...rest] : [first, second, third, ...rest];
}

/**
 * Splits a row at the first kind of separator that it has: tab, semicolon, comma, blanks. A quoted cell keeps its
 * separators.
 */
function cellsOf(text: string): string[] {
  const bare = text.replace(/"[^"]*"/g, '');
  const separator = ['\t', ';', ','].find((one) => bare.includes(one));
  if (!separator) return wholeCode(text.trim().split(/\s+/));
  const cells = text.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${separator}])*`, 'g')) ?? [];
  const kept = cells.filter((cell, at) => cell !== '' || cells[at - 1] === '');
  return kept.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      // Spreadsheets keep leading zeros with: ="0012".
      .replace(/^="(.*)"$/s, '$1'),
  );
}

/** Swaps the cells of a row that has the quantity first ('5x TP-10'). */
function inOrder([first = '', second = '', ...rest]: string[]): string[] {
  const turned = /^\d{1,4}\s*[x×]?$/i.test(first) && /[a-z]/i.test(second) && /\d/.test(second);
  return turned ? [second, first, ...rest] : [first, second, ...rest];
}

/**
 * Parses rows of "article quantity unit" into lines, in their order; a heading and empty rows are skipped. At most
 * 500: the others are only counted.
 */
export function parseRows(rows: readonly (readonly string[])[]): TypedLines {
  const lines: TypedLine[] = [];
  const faults: FaultyRow[] = [];
  const filled = rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const body =
    HEAD.test(filled[0]?.cells[0] ?? '') && !/\d/.test(filled[0]?.cells[0] ?? '') ? filled.slice(1) : filled;
  for (const { row, cells } of body.slice(0, MAX_ROWS)) {
    const [first = '', count = '', ...unit] = inOrder(cells.map((cell) => cell.trim()));
    // An apostrophe in front marks a text, whatever it looks like.
    const code = first.replace(/^'/, '');
    const quantity = count === '' ? undefined : quantityOf(count);
    if (first.startsWith('=') || count.startsWith('=')) {
      faults.push({ row, text: cells.join(' ').trim().slice(0, 80), formula: true });
      continue;
    }
    if (code === '' || (count !== '' && quantity === undefined)) {
      faults.push({ row, text: cells.join(' ').trim().slice(0, 80) });
      continue;
    }
    const word = unit.find((cell) => cell !== '');
    lines.push({
      row,
      code: code.slice(0, 80),
      ...(quantity !== undefined && { quantity }),
      ...(word && { unit: word }),
    });
  }
  return { lines, faults, left: Math.max(0, body.length - MAX_ROWS) };
}

/** Parses a text: pasted, or a CSV file. */
export const parseText = (text: string): TypedLines =>
  parseRows(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      // The first row of a CSV from Excel names the separator.
      .map((row) => (/^sep=.$/i.test(row) ? [] : cellsOf(row))),
  );
