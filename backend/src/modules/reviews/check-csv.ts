import {
  MAX_IMPORTED_REVIEWS,
  neededReviewColumns,
  type ReviewColumn,
  type ReviewFileFault,
  type ReviewLineFault,
  reviewColumns,
} from '@toonbank/contract';
import { hasControlCharacter } from '@toonbank/contract/fields';
import type { z } from 'zod';
import { type CsvRow, readCsv } from './read-csv.ts';
import { type ImportedReview, importedReview } from './read-file.ts';

interface LineFault {
  line: number;
  column: ReviewColumn;
  fault: ReviewLineFault;
}

export interface CheckedCsv {
  fileFault: ReviewFileFault | null;
  missingColumns: ReviewColumn[];
  /** The first fault of each faulty line. */
  faults: LineFault[];
  /** Those of the lines without a fault. */
  reviews: ImportedReview[];
}

const unreadable = (fileFault: ReviewFileFault, missingColumns: ReviewColumn[] = []): CheckedCsv => ({
  ...{ fileFault, missingColumns, faults: [], reviews: [] },
});

const isColumn = (name: unknown): name is ReviewColumn => reviewColumns.some((column) => column === name);

/** Only UTF-8: of another encoding letters with accents would be lost. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Explains why the command, too, refuses this line. */
function faultOf({ line, cells }: CsvRow, [issue]: z.core.$ZodIssue[]): LineFault {
  const column = issue?.path.find(isColumn) ?? 'id';
  const cell = (cells[column] ?? '').trim();
  if (cell === '') return { line, column, fault: 'missing' };
  if (hasControlCharacter(cell)) return { line, column, fault: 'control_character' };
  const isLong = issue?.code === 'too_big' && issue.origin === 'string';
  return { line, column, fault: isLong ? 'too_long' : 'wrong' };
}

/** Reads a CSV file with reviews as `npm run reviews` does, and finds every faulty line instead of the first. */
export function checkCsv(bytes: Uint8Array): CheckedCsv {
  const text = decode(bytes);
  if (text === undefined) return unreadable('not_utf8');
  const csv = readCsv(text);
  if (!csv) return unreadable('quote_open');
  const missing = neededReviewColumns.filter((column) => !csv.head.includes(column));
  if (missing.length > 0) return unreadable('columns_missing', missing);
  if (csv.rows.length === 0) return unreadable('no_reviews');
  if (csv.rows.length > MAX_IMPORTED_REVIEWS) return unreadable('too_many_reviews');
  const checked: CheckedCsv = { fileFault: null, missingColumns: [], faults: [], reviews: [] };
  const ids = new Set<string>();
  for (const row of csv.rows) {
    const { data, error } = importedReview.safeParse(row.cells);
    if (!data) checked.faults.push(faultOf(row, error.issues));
    else if (ids.has(data.id)) checked.faults.push({ line: row.line, column: 'id', fault: 'twice' });
    else {
      ids.add(data.id);
      checked.reviews.push(data);
    }
  }
  return checked;
}
