import type { Asking } from '../../src/modules/payments/ask-provider.ts';
import type { TestApp } from '../support/index.ts';

const silent = { warn: () => {}, error: () => {} };

/** Context of the payment rounds; without a provider by default. */
export const asking = (test: Pick<TestApp, 'database'>, own: Partial<Asking> = {}): Asking => ({
  database: test.database,
  provider: undefined,
  log: silent,
  ...own,
});
