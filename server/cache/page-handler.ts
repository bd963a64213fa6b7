import { FREE_TEXT_TAG } from '../../lib/names.ts';
import { statedStatus } from '../http/stated-status.ts';
import { textBytes } from './entry-cost.ts';
import { type EntryStore, findEntry } from './entry-store.ts';
import type { CacheControl, CachedValue, StoredPage } from './entry-types.ts';
import { ownStore, pageDiskBytes, pageMemoryBytes, pagesFolder, share, tagStore } from './places.ts';
import { pageForm } from './redis/entry-forms.ts';
import type { TagStore } from './tag-store.ts';

function sizeOf({ value }: StoredPage): number {
  const segments = [...(value.segmentData ?? [])].reduce(
    (sum, [name, part]) => sum + textBytes(name) + part.byteLength,
    0,
  );
  const texts = textBytes(value.html ?? '', value.postponed ?? '', JSON.stringify(value.headers ?? {}));
  return segments + texts + (value.rscData?.byteLength ?? 0) + (value.body?.byteLength ?? 0);
}

function tagsOf({ headers }: CachedValue): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

const STORED_KINDS = new Set(['APP_PAGE', 'APP_ROUTE']);
const sharedStore = share(
  'pages',
  ownStore<StoredPage>({
    folder: pagesFolder,
    memoryBytes: pageMemoryBytes,
    diskBytes: pageDiskBytes,
    sizeOf,
  }),
  pageForm,
);

/** Pages about a free text. */
const memoryStore = ownStore<StoredPage>({
  folder: null,
  memoryBytes: pageMemoryBytes / 4,
  diskBytes: 0,
  sizeOf,
});

const facts = {
  tagsOf: ({ value }: StoredPage) => tagsOf(value),
  madeAt: ({ lastModified }: StoredPage) => lastModified,
  dueAt({ lastModified, cacheControl }: StoredPage) {
    const { revalidate } = cacheControl ?? {};
    return typeof revalidate === 'number' ? lastModified + revalidate * 1_000 : Number.POSITIVE_INFINITY;
  },
};

/** Whether a page exists. To Next a page about something absent is a page like any other. */
const isThere = ({ status = 200, html }: CachedValue) =>
  status === 200 && !(typeof html === 'string' && statedStatus(html) === '404');

/**
 * Next's cache of finished pages (`cacheHandler`), on disk: pages made on demand survive a restart, also while the
 * API is down. Those about a free text (`FREE_TEXT_TAG`) are in memory only. One instance per request; all instances share their entries.
 */
export default class PageHandler {
  readonly #store: EntryStore<StoredPage>;
  readonly #memory: EntryStore<StoredPage>;
  readonly #tags: TagStore;
  /** When pages were asked for that have to be made. */
  readonly #missedAt = new Map<string, number>();

  constructor(
    _context?: unknown,
    store: EntryStore<StoredPage> = sharedStore,
    tags = tagStore,
    memory: EntryStore<StoredPage> = memoryStore,
  ) {
    this.#store = store;
    this.#memory = memory;
    this.#tags = tags;
  }

  async get(key: string): Promise<StoredPage | null> {
    const now = Date.now();
    const kept = await this.#memory.get(key);
    const store = kept ? this.#memory : this.#store;
    const [own] = await Promise.all([kept ?? store.get(key), this.#tags.refresh()]);
    const found = await findEntry(store, own, key, this.#tags, facts);
    if (found?.state !== 'fresh') this.#missedAt.set(key, now);
    if (!found || found.state === 'expired') return null;
    return found.state === 'stale' ? overdue(found.entry) : found.entry;
  }

  /** Only pages that exist are stored: absent ones have no limit, and a removed page must not stay. */
  async set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): Promise<void> {
    if (value && !STORED_KINDS.has(value.kind)) return;
    // A page is as old as its data: what is revalidated while it is made is not in it.
    const lastModified = this.#missedAt.get(key) ?? Date.now();
    this.#missedAt.delete(key);
    if (!value || !isThere(value)) {
      await this.#memory.delete(key);
      return this.#store.delete(key);
    }
    const store = tagsOf(value).includes(FREE_TEXT_TAG) ? this.#memory : this.#store;
    await store.set(key, { value, lastModified, cacheControl: context.cacheControl });
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.#tags.update([tags].flat(), durations);
  }

  resetRequestCache(): void {}
}

/** The entry with an age that makes Next renew it after the answer. */
function overdue(entry: StoredPage): StoredPage {
  const revalidate = entry.cacheControl?.revalidate;
  if (typeof revalidate !== 'number') return { ...entry, lastModified: -1 };
  return { ...entry, lastModified: Math.min(entry.lastModified, Date.now() - revalidate * 1000 - 1) };
}
