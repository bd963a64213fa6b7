import { toXlsx } from '@toonbank/contract/sheets/write-xlsx';

/** Heading of the column that says what is wrong; an import ignores it. */
export const FAULT_HEADING = 'Wat is er mis';

export interface FaultyLine {
  cells: readonly (string | number)[];
  /** Dutch sentences. */
  faults: readonly string[];
}

/** The faulty lines of a sheet as a workbook: its own columns in their order, and one more with what is wrong. */
export function writeFaultyLines(headings: readonly string[], lines: readonly FaultyLine[]): Uint8Array {
  const own = headings.filter((heading) => heading !== FAULT_HEADING).length;
  const rows = lines.map(({ cells, faults }) => [
    ...Array.from({ length: own }, (_, at) => cells[at] ?? ''),
    faults.join(' '),
  ]);
  return toXlsx('Wat is er mis', [[...headings.slice(0, own), FAULT_HEADING], ...rows]);
}
