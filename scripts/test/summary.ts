import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOf, type VitestReport } from './failures.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/**
 * The closing line: the runners' own counts added up. A stage that failed without a failing test (lint, types, a
 * runner that did not start) counts as one failure.
 * @returns the exit code
 */
export function sumUp(folder: string, failedStages: number): number {
  const vitest = ['storefront', 'backend'].map((name) => read<VitestReport>(join(folder, `${name}.json`)));
  const browser = read<PlaywrightReport>(join(folder, 'browser.json'));
  let passed = browser?.stats.expected ?? 0;
  const flaky = browser?.stats.flaky ?? 0;
  passed += flaky;
  let failed = browser?.stats.unexpected ?? 0;
  for (const report of vitest) {
    passed += report?.numPassedTests ?? 0;
    failed += report?.numFailedTests ?? 0;
    // Again at the end, because thousands of lines follow the runner's own list.
    for (const failure of report ? failuresOf(report) : []) process.stdout.write(`\n✗ ${failure}\n`);
  }
  failed = Math.max(failed, failedStages);
  // The list above names them: a test that needs a retry must be examined too.
  const second = flaky > 0 ? `, ${flaky} of the passed at a second try` : '';
  process.stdout.write(`\n${passed} passed, ${failed} failed${second}\n`);
  return failed > 0 ? 1 : 0;
}
