import type { ColumnFormat } from '@toonbank/contract/imports/formats';
import type { ImportFailure } from '@toonbank/contract/imports/kinds';

/** What a file must give. */
export interface Outcome {
  refused?: ImportFailure;
  /** Of the refusal. */
  atLine?: number;
  encoding?: string;
  sheets?: string[];
  sheet?: string;
  headingLine?: number;
  headings?: string[];
  /** All rows below the headings. */
  rows?: (string | number)[][];
  /** Their lines in the file. */
  lines?: number[];
  /** Lines of rows with values beyond the headings. */
  shifted?: number[];
  count?: number;
  /** The values of one column, read in a format: canonical text, null for empty, or `!` and the fault. */
  read?: { column: number; format: ColumnFormat; values: (string | null)[] };
}

/** A file of the corpus, with its bytes or a function that writes it. */
export type CorpusFile = [name: string, bytes: () => Uint8Array | string, outcome: Outcome];
