import { areHeadings } from './headings';
import { parseSheet, recordsOf, type TypedLines } from './parse-lines';

export interface ReadPaste extends TypedLines {
  /** The row of headings as it was written; empty without one. */
  heading: string;
  /** A row as it was written. */
  rawOf: (row: number) => string;
  /** The part of the text that was not taken: headings, these rows, and rows beyond the maximum. */
  rest: (rows: ReadonlySet<number>) => string;
}

/** Reads a pasted text, and knows what of it is left when some rows fail. */
export function readPaste(text: string): ReadPaste {
  const records = recordsOf(text);
  const read = parseSheet(records);
  const heading = records.find(({ cells }) => areHeadings(cells))?.raw ?? '';
  const lastRead = Math.max(0, ...[...read.lines, ...read.faults].map(({ row }) => row));
  const rawOf = (row: number) => records[row - 1]?.raw ?? '';
  return {
    ...read,
    heading,
    rawOf,
    rest(rows) {
      const failed = [...rows].sort((a, b) => a - b).map(rawOf);
      const unread = read.left > 0 ? records.slice(lastRead).map(({ raw }) => raw) : [];
      const left = [...failed, ...unread].filter((raw) => raw.trim() !== '' && raw !== heading);
      return left.length === 0 ? '' : [heading, ...left].filter(Boolean).join('\n');
    },
  };
}

/** A text without one row, and empty when only the headings are left. */
export function withoutRow(text: string, raw: string, heading: string): string {
  const at = `\n${text}\n`.indexOf(`\n${raw}\n`);
  if (raw === '' || at === -1) return text;
  const rest = text.slice(0, Math.max(0, at - 1)) + text.slice(at + raw.length);
  const trimmed = rest.replace(/^\n/, '');
  return trimmed.trim() === heading.trim() ? '' : trimmed;
}
