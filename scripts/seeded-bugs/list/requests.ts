import type { SeededBug } from '../seeded-bug.ts';

const test = 'backend/test/fuzz/mutated-bodies.test.ts';

/** Checks of what a request contains. Only the fuzz sends what they refuse, and then the backend fails with a 500. */
export const requests: readonly SeededBug[] = [
  {
    file: 'contract/src/recurring-orders.ts',
    from: 'const every = z.number().int().min(1).max(365);',
    to: 'const every = z.number();',
    test,
  },
];
