import { ABSENT_TAG } from '../../lib/names.ts';
import { AbsenceMemory } from './absence-memory.ts';
import { DiskStore } from './disk-store.ts';
import { textBytes } from './entry-cost.ts';
import { dataDiskBytes, dataFolder, dataMemoryBytes, tagStore } from './places.ts';
import type { TagStore } from './tag-store.ts';

/** Next's entry of a `'use cache'` function; times in seconds, `timestamp` in ms. */
type Entry = {
  value: ReadableStream<Uint8Array>;
  tags: string[];
  stale: number;
  timestamp: number;
  expire: number;
  revalidate: number;
};
type Stored = Omit<Entry, 'value'> & { value: Uint8Array };

const sizeOf = ({ value, tags }: Stored) => value.byteLength + textBytes(...tags);

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/**
 * The cache behind `'use cache'` (`cacheHandlers`), on disk. An entry is returned with its true age. An entry about
 * something absent (`ABSENT_TAG`) stays in memory, for a minute.
 */
export function createDataHandler(
  store: DiskStore<Stored>,
  tags: TagStore,
  absences = new AbsenceMemory<Stored>(sizeOf),
) {
  /** Entries that are being written: a request for one of them waits for it. */
  const pending = new Map<string, Promise<void>>();

  async function keep(key: string, entry: Stored) {
    if (!entry.tags.includes(ABSENT_TAG)) {
      absences.delete(key);
      return store.set(key, entry);
    }
    absences.set(key, entry);
    // An older value must not come back when the absence is forgotten.
    if (await store.get(key)) await store.delete(key);
  }

  async function write(key: string, pendingEntry: Promise<Entry>) {
    try {
      const entry = await pendingEntry;
      const value = new Uint8Array(await new Response(entry.value).arrayBuffer());
      if (entry.expire > 0) await keep(key, { ...entry, value });
    } catch {
      // A value whose stream failed is not stored; the next request makes it again.
    }
  }

  return {
    async get(key: string, softTags: string[] = []): Promise<Entry | undefined> {
      await pending.get(key);
      const stored = absences.get(key) ?? (await store.get(key));
      if (!stored) return undefined;
      const state = tags.state([...stored.tags, ...softTags], stored.timestamp);
      if (state === 'expired') return undefined;
      const { revalidate } = stored;
      return { ...stored, revalidate: state === 'stale' ? -1 : revalidate, value: streamOf(stored.value) };
    },
    async set(key: string, pendingEntry: Promise<Entry>): Promise<void> {
      const writing = write(key, pendingEntry);
      pending.set(key, writing);
      await writing;
      if (pending.get(key) === writing) pending.delete(key);
    },
    refreshTags: () => tags.refresh(),
    getExpiration: async (names: string[]) => tags.lastExpired(names),
    updateTags: (names: string[], durations?: { expire?: number }) => tags.update(names, durations),
  };
}

export default createDataHandler(
  new DiskStore({ folder: dataFolder, memoryBytes: dataMemoryBytes, diskBytes: dataDiskBytes, sizeOf }),
  tagStore,
);
