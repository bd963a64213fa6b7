import { execFileSync } from 'node:child_process';
import { root } from '../lib/install.mjs';
import { Refusal, stopChildren } from '../lib/process.ts';
import { onStopRequest } from '../lib/stop-request.ts';
import { startPostgres } from '../test/postgres.ts';
import { seededBugs } from './list/index.ts';
import { runSeed } from './run-seed.ts';

/**
 * `npm run seeded-bugs [-- text …]`: applies each bug of the list, one at a time, and prints which test
 * catches it. With texts only those bugs whose file or test contains one. Works in the checkout itself,
 * which must be clean.
 */
const wanted = process.argv.slice(2);
const chosen = seededBugs.filter(
  ({ file, test }) => wanted.length === 0 || wanted.some((text) => `${file} ${test}`.includes(text)),
);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const dirty = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (dirty !== '')
    throw new Refusal('Commit or undo your changes first: the bugs go into the files themselves.');
  onStopRequest(() => stopChildren().then(() => process.exit(1)));
  const postgres = await startPostgres();
  let missed = 0;
  try {
    for (const seed of chosen) {
      const { noticedBy, fault } = await runSeed(seed, postgres.url);
      const [first, ...more] = noticedBy;
      if (!first) missed += 1;
      const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
      say(
        `${first ? '✓' : '✗'} ${seed.file}: ${seed.from.trim().slice(0, 60)}\n    ${first ?? fault}${rest}`,
      );
    }
  } finally {
    await postgres.stop();
  }
  say(`\n${chosen.length - missed} of ${chosen.length} seeded bugs were noticed`);
  return missed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
