import { lockFolder } from '../../src/db/folder-lock.ts';

/** A process that locks the folder it is given, says `locked` or why not, and keeps the lock until it is ended. */
try {
  lockFolder(process.argv[2] ?? '');
  process.stdout.write('locked\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
}
