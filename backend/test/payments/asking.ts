import type { Asking } from '../../src/modules/payments/ask-provider.ts';
import type { TestApp } from '../support/index.ts';

const silent = { warn: () => {}, error: () => {} };

/** What the rounds about payments work with; without a provider unless one is given. */
export const asking = (test: Pick<TestApp, 'database'>, own: Partial<Asking> = {}): Asking => ({
  database: test.database,
  provider: undefined,
  log: silent,
  ...own,
});
