import { z } from 'zod';
import { lineText } from '../fields.ts';
import { uploadEndpoint } from '../imports/upload.ts';

/** Bytes and reviews of one CSV file. */
export const MAX_REVIEWS_BYTES = 5_000_000;
export const MAX_IMPORTED_REVIEWS = 10_000;
/** Faulty lines that an answer names; the others are only counted. */
export const MAX_NAMED_FAULTS = 50;

/** The columns of a CSV file with reviews. */
export const reviewColumns = ['id', 'stars', 'title', 'text', 'author', 'about', 'date'] as const;
export type ReviewColumn = (typeof reviewColumns)[number];
/** A file without one of these has no review. */
export const neededReviewColumns = ['id', 'stars', 'date'] as const satisfies readonly ReviewColumn[];

/** Why nothing of a file can be read. */
export const reviewFileFaults = [
  'not_utf8',
  /** A quoted cell does not end. */
  'quote_open',
  /** See `missing_columns`. */
  'columns_missing',
  'no_reviews',
  'too_many_reviews',
] as const;
export type ReviewFileFault = (typeof reviewFileFaults)[number];

/** Why one line can't be imported. `wrong`: no number from 1 to 5, or no day that exists. */
export const reviewLineFaults = ['missing', 'wrong', 'too_long', 'control_character', 'twice'] as const;
export type ReviewLineFault = (typeof reviewLineFaults)[number];

const count = z.number().int();
/** Reviews by what an import does with them: added, brought up to date, or left alone. */
const counts = z.object({ new: count, changed: count, known: count });

const shared = {
  api: 'admin',
  access: 'admin',
  permission: 'reviews.answer',
  maxBodyBytes: MAX_REVIEWS_BYTES,
  request: z.object({ filename: lineText(200).min(1) }),
} as const;

/** Reviews of the review service from a CSV file, as `npm run reviews` imports them (docs/behaviour.md §13.7). */
export const reviewImport = {
  check: uploadEndpoint({
    ...shared,
    path: '/reviews/check',
    mutates: false,
    /** A file is imported when `file_fault` is null and `faulty_lines` is 0. The counts are those of the lines without a fault. */
    response: counts.extend({
      file_fault: z.enum(reviewFileFaults).nullable(),
      missing_columns: z.array(z.enum(reviewColumns)),
      faulty_lines: count,
      /** In the order of the file, of at most `MAX_NAMED_FAULTS` lines. `line` counts from 1, the names of the columns included. */
      faults: z.array(
        z.object({ line: count, column: z.enum(reviewColumns), fault: z.enum(reviewLineFaults) }),
      ),
    }),
    summary:
      'The outcome that an import of this CSV file would have, and its faulty lines. Nothing is stored.',
  }),
  import: uploadEndpoint({
    ...shared,
    path: '/reviews/import',
    mutates: true,
    response: counts,
    summary:
      'Imports the reviews of a CSV file; answers stay. Of a file with a fault nothing is imported: 400 invalid_request ' +
      '(`fields.file` `faulty`).',
  }),
};
