import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;

/**
 * The age of the newest file in the operator's folder of backups, or in a folder in it, in hours. Hidden files are left
 * out: copying programs write under such names first. Undefined without a file, or without the folder.
 */
export async function newestBackupHours(folder: string, now = Date.now()): Promise<number | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const times = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const newest = Math.max(0, ...times);
  return newest === 0 ? undefined : Math.max(0, Math.floor((now - newest) / HOUR_MS));
}
