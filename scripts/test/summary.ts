import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserReport, browserFailures, browserSeconds } from './browser-report.ts';
import { failuresOf, secondsOf, type VitestReport } from './failures.ts';

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

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
  const vitest = ['storefront', 'backend'].map((name) => read<VitestReport>(join(folder, `${name}.json`)));
  const browser = read<BrowserReport>(join(folder, 'browser.json'));
  for (const [index, report] of vitest.entries())
    if (report) printSlowest(`files of the ${index === 0 ? 'storefront' : 'backend'}`, secondsOf(report));
  if (browser) printSlowest('files of the browser', browserSeconds(browser));
  let passed = browser?.stats.expected ?? 0;
  const flaky = browser?.stats.flaky ?? 0;
  passed += flaky;
  let failed = browser?.stats.unexpected ?? 0;
  for (const report of vitest) {
    passed += report?.numPassedTests ?? 0;
    failed += report?.numFailedTests ?? 0;
  }
  // Again at the end, because thousands of lines follow the runners' own lists.
  const failures = [
    ...vitest.flatMap((report) => (report ? failuresOf(report) : [])),
    ...(browser ? browserFailures(browser) : []),
  ];
  for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`);
  failed = Math.max(failed, failedStages);
  // The list above names them: a test that needs a retry must be examined too.
  const second = flaky > 0 ? `, ${flaky} of the passed at a second try` : '';
  process.stdout.write(`\n${passed} passed, ${failed} failed${second}\n`);
  return failed > 0 ? 1 : 0;
}
