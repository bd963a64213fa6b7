import type { SeededBug } from '../seeded-bug.ts';

const test = 'backend/test/fuzz/mutated-bodies.test.ts';

/**
 * Missing checks of a request: the fuzz test sends requests that they would refuse, and the backend answers
 * 500.
 */
export const requests: readonly SeededBug[] = [
  {
    file: 'contract/src/orders.ts',
    from: 'search: searchText(200).optional()',
    to: 'search: z.any().optional()',
    test,
  },
];
