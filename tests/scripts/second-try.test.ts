import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/install.mjs';
import { failuresOf } from '../../scripts/test/failures.ts';
import { filesToTryAgain, withSecondTry } from '../../scripts/test/second-try.ts';

const file = (name: string, ...tests: [string, string][]) => ({
  name: join(root, name),
  status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  startTime: 0,
  endTime: 1,
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: [`${fullName}!`],
  })),
});
const first = {
  numPassedTests: 2,
  numFailedTests: 2,
  testResults: [
    file('a.test.ts', ['adds', 'failed'], ['removes', 'failed'], ['moves', 'passed']),
    file('b.test.ts', ['sends', 'passed']),
  ],
};

it('tries the failed files again, unless they are many', () => {
  expect(filesToTryAgain(first)).toEqual(['a.test.ts']);
  const many = Array.from({ length: 6 }, (_, at) => file(`${at}.test.ts`, ['adds', 'failed']));
  expect(filesToTryAgain({ ...first, testResults: many })).toEqual([]);
});

it('counts a test by its second try', () => {
  const again = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file('a.test.ts', ['adds', 'passed'], ['removes', 'failed'], ['moves', 'passed'])],
  };
  const { report, secondTry } = withSecondTry(first, again);
  expect(secondTry).toBe(1);
  expect([report.numPassedTests, report.numFailedTests]).toEqual([3, 1]);
  expect(failuresOf(report)).toEqual(['a.test.ts: removes\n    removes!']);
  expect(withSecondTry(first, undefined)).toEqual({ report: first, secondTry: 0 });
});
