import { join } from 'node:path';
import { type BrowserReport, browserFailures, browserSeconds } from './browser-report.ts';
import { failuresOf, secondsOf, type VitestReport } from './failures.ts';
import { readReport, withSecondTry } from './second-try.ts';

const FILES_SHOWN = 12;

/** The files that took longest: a suite that has become slow begins to be mended there. */
function printSlowest(what: string, seconds: ReadonlyMap<string, number>): void {
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, FILES_SHOWN);
  const lines = slowest.map(([file, spent]) => `${spent.toFixed(0).padStart(6)} s  ${file}`);
  process.stdout.write(`\nSlowest ${what}:\n${lines.join('\n')}\n`);
}

/**
 * The closing line: the runners' own counts added up. A stage that failed without a failing test (lint, types, a
 * runner that did not start) counts as one failure.
 * @returns the exit code
 */
export function sumUp(folder: string, failedStages: number): number {
  const browser = readReport<BrowserReport>(join(folder, 'browser.json'));
  const failures: string[] = [];
  let [passed, failed, secondTries] = [0, 0, 0];
  for (const side of ['storefront', 'backend']) {
    const first = readReport<VitestReport>(join(folder, `${side}.json`));
    if (!first) continue;
    printSlowest(`files of the ${side}`, secondsOf(first));
    const again = readReport<VitestReport>(join(folder, `${side}-again.json`));
    const { report, secondTry } = withSecondTry(first, again);
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    secondTries += secondTry;
    failures.push(...failuresOf(report));
    if (secondTry > 0) failures.push(...failuresOf(first).map((failure) => `at the first try, ${failure}`));
  }
  if (browser) printSlowest('files of the browser', browserSeconds(browser));
  const flaky = browser?.stats.flaky ?? 0;
  passed += (browser?.stats.expected ?? 0) + flaky;
  failed += browser?.stats.unexpected ?? 0;
  secondTries += flaky;
  // Again at the end, because thousands of lines follow the runners' own lists.
  if (browser) failures.push(...browserFailures(browser));
  for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`);
  failed = Math.max(failed, failedStages);
  // The list above names them: a test that needs a retry must be examined too.
  const second = secondTries > 0 ? `, ${secondTries} of the passed at a later try` : '';
  process.stdout.write(`\n${passed} passed, ${failed} failed${second}\n`);
  return failed > 0 ? 1 : 0;
}
