import { ABSENT_TAG, FREE_TEXT_TAG } from '../../lib/names.ts';
import { AbsenceMemory } from './absence-memory.ts';
import { textBytes } from './entry-cost.ts';
import { type EntryStore, findEntry } from './entry-store.ts';
import type { Entry, StoredData } from './entry-types.ts';
import { dataDiskBytes, dataFolder, dataMemoryBytes, ownStore, share, tagStore } from './places.ts';
import { dataForm } from './redis/entry-forms.ts';
import type { TagStore } from './tag-store.ts';

const sizeOf = ({ value, tags }: StoredData) => value.byteLength + textBytes(...tags);

const facts = {
  madeAt: ({ timestamp }: StoredData) => timestamp,
  dueAt: ({ timestamp, revalidate }: StoredData) => timestamp + revalidate * 1_000,
};

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
 * something absent (`ABSENT_TAG`) stays in memory, for a minute, and one about a free text (`FREE_TEXT_TAG`) while there
 * is room.
 */
export function createDataHandler(
  store: EntryStore<StoredData>,
  tags: TagStore,
  absences = new AbsenceMemory<StoredData>(sizeOf),
  memory: EntryStore<StoredData> = ownStore<StoredData>({
    folder: null,
    memoryBytes: dataMemoryBytes / 4,
    diskBytes: 0,
    sizeOf,
  }),
) {
  /** Entries that are being written: a request for one of them waits for it. */
  const pending = new Map<string, Promise<void>>();

  async function keep(key: string, entry: StoredData) {
    if (entry.tags.includes(FREE_TEXT_TAG)) return memory.set(key, entry);
    if (!entry.tags.includes(ABSENT_TAG)) {
      absences.delete(key);
      return store.set(key, entry);
    }
    absences.set(key, entry);
    // An older value must not come back when the absence is forgotten.
    await store.delete(key);
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
      const own = absences.get(key) ?? (await memory.get(key)) ?? (await store.get(key));
      const found = await findEntry(store, own, key, tags, {
        ...facts,
        tagsOf: (entry) => [...entry.tags, ...softTags],
      });
      if (!found || found.state === 'expired') return undefined;
      const { entry: stored, state } = found;
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
  share(
    'data',
    ownStore<StoredData>({
      folder: dataFolder,
      memoryBytes: dataMemoryBytes,
      diskBytes: dataDiskBytes,
      sizeOf,
    }),
    dataForm,
  ),
  tagStore,
);
