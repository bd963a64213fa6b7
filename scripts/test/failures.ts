import { relative } from 'node:path';
import { root } from '../lib/install.mjs';

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const LINES_SHOWN = 12;
const shorten = (message: string) => message.split('\n').slice(0, LINES_SHOWN).join('\n    ');

/** Each failed test of a report with the first lines of its message, and each file that could not be loaded. */
export function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}\n    ${shorten(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${shorten(failureMessages[0] ?? '')}`,
    );
  });
}

/** Seconds by file. */
export const secondsOf = ({ testResults }: VitestReport): Map<string, number> =>
  new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  );
