import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store-error.ts';

const LOCK_FILE = 'lock';
const SQLITE_BUSY = 5;

/** Keeps references to the locks: the garbage collector would close, and so release, an unreferenced one. */
const held = new Set<DatabaseSync>();

/** Creates one folder after another: Node's own `recursive` never ends where no folder is possible, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Closes the folder to other users if this user owns it: a mounted volume can belong to another user. */
function makePrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function prepareFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new StoreError(`The data folder ${folder} is a file; set DATA_DIR to a folder.`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    makePrivate(folder);
  } catch {
    throw new StoreError(`The data folder ${folder} can't be written.`);
  }
}

/**
 * Locks a data folder for this process: two processes on one PGlite folder destroy it. SQLite locks the file `lock` in
 * the folder with the operating system's file locks. All containers on one volume see them, and the system releases
 * them when the process ends, however it ends.
 * @returns a function that releases the lock
 * @throws StoreError when the folder is in use or can't be used
 */
export function lockFolder(folder: string): () => void {
  prepareFolder(folder);
  const file = join(folder, LOCK_FILE);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    chmodSync(file, 0o600);
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY)
      throw new StoreError(`The data folder ${folder} is in use by another process.`);
    throw new StoreError(`The data folder ${folder} can't be locked: ${message}.`);
  }
  const locked = lock;
  held.add(locked);
  return () => {
    held.delete(locked);
    locked.close();
  };
}
