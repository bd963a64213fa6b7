import { expect, it } from 'vitest';
import { browserFailures, browserSeconds } from '../../scripts/test/browser-report.ts';

const red = (text: string) => `\u001B[31m${text}\u001B[39m`;
const result = (duration: number, message?: string) => ({ duration, errors: message ? [{ message }] : [] });
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      file: 'cart.spec.ts',
      specs: [{ title: 'adds', tests: [{ status: 'expected', results: [result(1500)] }] }],
      suites: [
        {
          file: 'cart.spec.ts',
          specs: [
            {
              title: 'removes',
              tests: [
                { status: 'flaky', results: [result(2000, `${red('Error')}: no button`), result(500)] },
              ],
            },
          ],
        },
      ],
    },
    {
      file: 'login.spec.ts',
      specs: [
        { title: 'logs in', tests: [{ status: 'unexpected', results: [result(3000, 'Error: no form')] }] },
      ],
    },
  ],
};

it('names each failed and each repeated test with its first error, without colours', () => {
  expect(browserFailures(report)).toEqual([
    'e2e/cart.spec.ts: removes (passed at a later try)\n    Error: no button',
    'e2e/login.spec.ts: logs in\n    Error: no form',
  ]);
});

it('adds up the time of a file, all tries together', () => {
  expect(Object.fromEntries(browserSeconds(report))).toEqual({
    'e2e/cart.spec.ts': 4,
    'e2e/login.spec.ts': 3,
  });
});
