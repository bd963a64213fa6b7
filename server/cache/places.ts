import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../../lib/env.ts';
import { DiskStore, type DiskStoreOptions } from './disk-store.ts';
import type { EntryStore } from './entry-store.ts';
import { shareByRedis } from './redis/share.ts';
import type { EntryForm } from './redis/shared-entries.ts';
import { TagStore } from './tag-store.ts';

const MEGABYTE = 1_048_576;

/** The id of the build in `.next`; null without a build or during one: then nothing is written to disk. */
function buildId(): string | null {
  if (process.env.NEXT_PHASE === 'phase-production-build') return null;
  try {
    return readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'),
      'utf8',
    ).trim();
  } catch {
    return null;
  }
}

const env = readEnv(process.env);

/** Pages of one build are of no use to another, so each build has its own folder. */
export const build = buildId();
export const cacheRoot = path.resolve(/* turbopackIgnore: true */ env.PAGE_CACHE_DIR);
const buildFolder =
  build && process.env.NODE_ENV === 'production'
    ? path.join(/* turbopackIgnore: true */ cacheRoot, build)
    : null;

export const pagesFolder = buildFolder && path.join(buildFolder, 'pages');
export const dataFolder = buildFolder && path.join(buildFolder, 'data');
/**
 * A quarter of the memory for pages; the server in front uses the rest for pages that are ready to send
 * (attach-next.ts).
 */
export const pageMemoryBytes = (env.PAGE_CACHE_MB * MEGABYTE) / 4;
export const pageDiskBytes = env.PAGE_CACHE_DISK_MB * MEGABYTE;
export const dataMemoryBytes = env.DATA_CACHE_MB * MEGABYTE;
export const dataDiskBytes = env.DATA_CACHE_DISK_MB * MEGABYTE;

/** One per process: the server, Next's page cache and its data cache must agree. */
export const tagStore = new TagStore(buildFolder && path.join(buildFolder, 'tags'));

/** Undefined without REDIS_URL, without a build, and in development. */
export const redis =
  buildFolder && build && env.REDIS_URL
    ? shareByRedis({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, build }, tagStore)
    : undefined;

const ownStores: DiskStore<object>[] = [];

/** The entries of this storefront. */
export function ownStore<T extends object>(options: DiskStoreOptions<T>): DiskStore<T> {
  const store = new DiskStore<T>(options);
  ownStores.push(store as unknown as DiskStore<object>);
  return store;
}

tagStore.onClockBack = async () => {
  await Promise.all(ownStores.map((store) => store.clear()));
  // Its clock is measured anew.
  redis?.link.lookAgain();
};

/** With Redis, the entries of other storefronts stand behind those in memory and on disk. */
export const share = <T extends object>(
  kind: string,
  own: EntryStore<T>,
  form: EntryForm<T>,
): EntryStore<T> => redis?.share(kind, own, form) ?? own;
