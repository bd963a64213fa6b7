import type { SeededBug } from '../seeded-bug.ts';

export const reviews: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/reviews/answer.ts',
    from: 'review.version !== version',
    to: 'review.version < version',
    test: 'backend/test/reviews/reviews.test.ts',
  },
  {
    file: 'backend/src/modules/reviews/import-reviews.ts',
    from: 'Math.max(count, mean?.count ?? 0)',
    to: 'count',
    test: 'backend/test/reviews/import.test.ts',
  },
  {
    file: 'backend/src/modules/reviews/upload.ts',
    from: '{ discard: true }',
    to: '{}',
    test: 'backend/test/reviews/upload.test.ts',
  },
];
