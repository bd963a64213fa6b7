import type { SeededBug } from '../seeded-bug.ts';

/** The reading of files that are imported, and their way to the backend. */
export const sheets: readonly SeededBug[] = [
  {
    file: 'contract/src/sheets/unzip.ts',
    from: "if (left < 0) throw new DamagedZip('large');",
    to: '',
    test: 'backend/test/imports/source/corpus.test.ts',
  },
  {
    file: 'backend/src/modules/imports/source/parse-value.ts',
    from: "if (isRounded(text)) return { fault: 'exponent' };",
    to: '',
    test: 'backend/test/imports/source/parse-value.test.ts',
  },
  {
    file: 'backend/src/modules/imports/source/find-headings.ts',
    from: 'most * 0.75',
    to: '0',
    test: 'backend/test/imports/source/corpus.test.ts',
  },
  {
    file: 'backend/src/http/upload/with-upload.ts',
    from: 'done(file.bytes > maxBytes ? tooLarge(maxBytes) : null, piece);',
    to: 'done(null, piece);',
    test: 'backend/test/http/uploads.test.ts',
  },
  {
    file: 'app/_gateway/upload.ts',
    from: "if (bytes > maxBytes) controller.error(new Error('The file is too large.'));",
    to: 'if (false) controller.terminate();',
    test: 'tests/api/gateway/uploads.test.ts',
  },
];
