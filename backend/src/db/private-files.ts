import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** The rights of every other user. */
export const OTHERS = 0o077;

/** From now on this process makes files and folders that only its own user can read. */
export function makeFilesPrivate(): void {
  // A thread can't set it, and has its process's.
  if (isMainThread) process.umask(OTHERS);
}

/** Takes from other users the rights on a folder and on all that is in it, as an earlier version left them. */
export function closeToOthers(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const path of [folder, ...paths]) {
    const { mode } = statSync(path);
    if (mode & OTHERS) chmodSync(path, mode & 0o700);
  }
}
