import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

class FolderInUseError extends Error {}
class FolderUnusableError extends Error {}

/** Step by step: Node's own `recursive` never ends where the system says that a folder can't be, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** An address that only this folder has; it lives in the system, so it dies with the process that holds it. */
function lockAddress(folder: string): string {
  const name = `toonbank-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

/**
 * Take a folder for this process alone: two processes on one PGlite folder corrupt it. The lock is a listening
 * socket, because a lock file would survive a crash.
 * @returns a function that lets go
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new FolderUnusableError(`The data folder ${folder} can't be written.`);
  }
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = new FolderInUseError(`The data folder ${folder} is in use by another process.`);
      reject(error.code === 'EADDRINUSE' ? taken : error);
    });
    server.listen(lockAddress(folder), resolve);
  });
  server.unref();
  return () => server.close();
}
