import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { childEnv, run } from '../lib/process.ts';
import type { SeededBug } from './seeded-bug.ts';

interface Report {
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export interface Outcome {
  /** Tests by name, or a file that failed to run. */
  noticedBy: string[];
  /** Why nothing noticed it. */
  fault?: string;
}

const NOT_NOTICED: Outcome = { noticedBy: [], fault: 'NOT NOTICED' };

function noticedBy(report: Report): string[] {
  return report.testResults.flatMap(({ status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [`the file: ${message.split('\n')[0]}`] : failed;
  });
}

async function runTest(file: string, databaseUrl: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-seed-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', file, '--reporter=json', `--outputFile=${report}`];
    const code = await run('vitest', args, {
      env: childEnv({ TEST_DATABASE_URL: databaseUrl }),
      stdio: 'ignore',
      timeout: 300_000,
    });
    if (!existsSync(report))
      return code === 0 ? NOT_NOTICED : { noticedBy: ['the run, which gave no report'] };
    const names = noticedBy(JSON.parse(readFileSync(report, 'utf8')) as Report);
    if (names.length > 0) return { noticedBy: names };
    return code === 0 ? NOT_NOTICED : { noticedBy: [], fault: 'the run failed before its first test' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Applies one bug, runs its test and reverts it. */
export async function runSeed(seed: SeededBug, databaseUrl: string): Promise<Outcome> {
  const path = join(root, seed.file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!before.includes(seed.from)) return { noticedBy: [], fault: 'the code is not there any more' };
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
