import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** The permissions of all other users. */
export const OTHERS = 0o077;

/** From now on this process creates files and folders that only its own user can read. */
export function makeFilesPrivate(): void {
  // A thread can't set the umask and has that of its process.
  if (isMainThread) process.umask(OTHERS);
}

/** Removes other users' permissions on a folder and its content, for folders of earlier versions. */
export function closeToOthers(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const path of [folder, ...paths]) {
    const { mode } = statSync(path);
    if (mode & OTHERS) chmodSync(path, mode & 0o700);
  }
}
