import { randomUUID } from 'node:crypto';
import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Beside the pages of a build. */
const FILES = 'static';
/** Pages and files of a build that is used stay (`pruneBuilds`, server/cache). */
const USED_INTERVAL_MS = 3_600_000;
const LIST_AGE_MS = 1_000;

/** A copy that took longer was ended in the middle, with its process. */
const MAX_COPY_MS = 600_000;

async function removeHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(`${FILES}.`))) {
    const half = path.join(folder, name);
    const { mtimeMs } = await stat(half);
    if (Date.now() - mtimeMs > MAX_COPY_MS) await rm(half, { recursive: true, force: true });
  }
}

async function copyOnce(folder: string, files: string): Promise<void> {
  const kept = path.join(folder, FILES);
  await removeHalves(folder).catch(() => undefined);
  if (await stat(kept).catch(() => undefined)) return;
  const aside = `${kept}.${randomUUID()}`;
  await cp(files, aside, { recursive: true, dereference: true })
    .then(() => rename(aside, kept))
    // Another storefront may have been first.
    .catch(() => rm(aside, { recursive: true, force: true }).catch(() => undefined));
}

interface OwnBuild {
  /** The folder with a folder for each build: PAGE_CACHE_DIR. */
  root: string;
  build: string;
  /** The folder with the files of the build. */
  files: string;
}

/**
 * Copies the files of this build to where storefronts of other builds find them: a browser with a page of one build may ask
 * a storefront of another. A folder that can't be written costs only that.
 * @returns `copied`, and a function that no longer notes that the build is used
 */
export function keepFiles({ root, build, files }: OwnBuild): { copied: Promise<void>; stop(): void } {
  const folder = path.join(root, build);
  const copied = copyOnce(folder, files);
  const noteUse = () => {
    const now = new Date();
    utimes(folder, now, now).catch(() => undefined);
  };
  noteUse();
  const timer = setInterval(noteUse, USED_INTERVAL_MS);
  timer.unref();
  return { copied, stop: () => clearInterval(timer) };
}

/** Lists the folders with files of all builds that were here lately. */
export function keptFolders(root: string): () => Promise<readonly string[]> {
  let listed: Promise<readonly string[]> | undefined;
  let listedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!listed || performance.now() - listedAt > LIST_AGE_MS) {
      listedAt = performance.now();
      listed = readdir(root).then(
        (builds) => builds.map((build) => path.join(root, build, FILES)),
        () => [],
      );
    }
    return listed;
  };
}
