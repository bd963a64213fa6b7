import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { ownEnv, run } from '../lib/process.ts';
import type { SeededBug } from './seeded-bug.ts';

interface Report {
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Tests that caught a bug, by name, or a file that failed to run. Empty: nothing did. */
function noticedBy(report: Report): string[] {
  return report.testResults.flatMap(({ status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [`the file: ${message.split('\n')[0]}`] : failed;
  });
}

async function runTest(file: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-seed-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', file, '--reporter=json', `--outputFile=${report}`];
    const code = await run('vitest', args, {
      env: ownEnv({ TEST_DATABASE_URL: databaseUrl }),
      stdio: 'ignore',
      timeout: 300_000,
    });
    if (existsSync(report)) return noticedBy(JSON.parse(readFileSync(report, 'utf8')) as Report);
    return code === 0 ? [] : ['the run, which gave no report'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Applies one bug, runs its test and reverts it.
 * @returns what caught it; empty: nothing did; undefined: the code to replace was not found
 */
export async function runSeed(seed: SeededBug, databaseUrl: string): Promise<string[] | undefined> {
  const path = join(root, seed.file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(seed.from)) return undefined;
  const restore = () => writeFileSync(path, before);
  process.once('exit', restore);
  try {
    writeFileSync(
      path,
      before.replace(seed.from, () => seed.to),
    );
    return await runTest(seed.test, databaseUrl);
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}
