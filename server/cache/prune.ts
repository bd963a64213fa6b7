import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { diskCost } from './entry-cost.ts';

const DAY_MS = 86_400_000;

/** Removes the oldest files until the rest takes 80 % of `maxBytes` on disk; does nothing below that limit. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => null);
    if (info?.isFile()) files.push({ file, bytes: diskCost(info.size), age: info.mtimeMs });
  }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  files.sort((a, b) => a.age - b.age);
  for (const { file, bytes } of files) {
    if (total <= maxBytes * 0.8) return;
    await rm(file, { force: true }).catch(() => undefined);
    total -= bytes;
  }
}

/** Removes folders of earlier builds that were not used for a day: a rolling update needs both for a while. */
export async function pruneBuilds(folder: string, current: string): Promise<void> {
  for (const build of await readdir(folder).catch(() => [])) {
    const buildFolder = path.join(folder, build);
    const info = await stat(buildFolder).catch(() => null);
    if (build === current || !info?.isDirectory() || Date.now() - info.mtimeMs < DAY_MS) continue;
    await rm(buildFolder, { recursive: true, force: true }).catch(() => undefined);
  }
}
