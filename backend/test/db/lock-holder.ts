import { lockFolder } from '../../src/db/folder-lock.ts';

/** A process that locks a folder, prints `locked` or the reason why not, and keeps the lock until it ends. */
try {
  lockFolder(process.argv[2] ?? '');
  process.stdout.write('locked\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}
