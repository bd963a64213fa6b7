import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../lib/install.mjs';
import type { VitestReport } from './failures.ts';

/** More failing files than this are a mistake of the code, which a second try would not change. */
const FILES_AT_MOST = 5;

export const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** The files of a report with a failure, if they are few enough to be tried again. Paths from the project's root. */
export function filesToTryAgain({ testResults }: VitestReport): string[] {
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.length <= FILES_AT_MOST ? failed.map(({ name }) => relative(root, name)) : [];
}

/** The first report with the tests of the second in the place of its own; `secondTry` counts those that passed there only. */
export function withSecondTry(
  first: VitestReport,
  second: VitestReport | undefined,
): { report: VitestReport; secondTry: number } {
  if (!second) return { report: first, secondTry: 0 };
  const again = new Map(second.testResults.map((result) => [result.name, result]));
  const secondTry = first.numFailedTests - second.numFailedTests;
  return {
    report: {
      numPassedTests: first.numPassedTests + secondTry,
      numFailedTests: second.numFailedTests,
      testResults: first.testResults.map((result) => again.get(result.name) ?? result),
    },
    secondTry,
  };
}
