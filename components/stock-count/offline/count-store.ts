import { randomKey } from '@/lib/random-key';
import { addEvent, addFinish, addPlace } from './add-work';
import { type CountDatabase, type ListKey, openDatabase } from './count-database';
import type { Entry } from './entries';
import { storeAnswer, storeSheet } from './store-answer';
import type { NewCountEvent } from './types';

/** Entries of one call; the contract allows 500. */
const BATCH_SIZE = 200;

/** What this device stores. Each method is one transaction, so that closing the tab leaves all of it or nothing. */
export async function openCountStore(name?: string) {
  const db = await openDatabase(name);
  return {
    close: () => db.close(),
    device: () => deviceOf(db),
    ownerOf: async (login: string) => Number(await db.get('facts', `login.${login}`)) || null,
    noteLogin: async (login: string, owner: number) => {
      await db.put('facts', owner, `login.${login}`);
    },
    async read(key: ListKey) {
      const tx = db.transaction(['lists', 'outbox']);
      const [list, outbox] = await Promise.all([
        tx.objectStore('lists').get(key),
        tx.objectStore('outbox').index('list').getAll(key),
      ]);
      return { list, outbox };
    },
    /** The list's sheet, and the names of the customer's other lists. */
    async readSheets([owner, listId]: ListKey) {
      const ofOwner = IDBKeyRange.bound([owner, 0], [owner, Number.MAX_SAFE_INTEGER]);
      const stored = await db.getAll('sheets', ofOwner);
      const sheet = stored.find((one) => one.listId === listId)?.sheet ?? null;
      const others = stored
        .filter((one) => one.listId !== listId)
        .map((one) => ({ listId: one.listId, name: one.sheet.name }))
        .sort((a, b) => a.name.localeCompare(b.name, 'nl'));
      return { sheet, others };
    },
    /** Entries of all lists and customers that wait. */
    countUnsent: () => db.count('outbox'),
    saveSheet: storeSheet(db),
    acknowledge: storeAnswer(db),
    add: (key: ListKey, device: string, event: NewCountEvent) => addEvent(db, key, device, event),
    addPlace: (key: ListKey, place: string) => addPlace(db, key, place),
    finish: (key: ListKey, note: string) => addFinish(db, key, note),
    take: (key: ListKey, max = BATCH_SIZE) => takeBatch(db, key, max),
    /** Marks entries as tried, in a transaction that begins at once. */
    noteTried: (entries: readonly Entry[]) => noteTried(db, entries),
    async refuse(entry: Entry, code: NonNullable<Entry['refused']>) {
      await db.put('outbox', { ...entry, refused: code });
    },
    /** The code of an entry that is put aside; null when there is none. */
    async refusal(key: ListKey) {
      const entries = await db.getAllFromIndex('outbox', 'list', key);
      return entries.find(({ refused }) => refused)?.refused ?? null;
    },
    /** Refused entries are sent once more. */
    async retryRefused(key: ListKey) {
      const store = db.transaction('outbox', 'readwrite').store;
      for (const entry of await store.index('list').getAll(key))
        if (entry.refused) await store.put({ ...entry, refused: null });
    },
  };
}

export type CountStore = Awaited<ReturnType<typeof openCountStore>>;

async function deviceOf(db: CountDatabase): Promise<string> {
  const { store } = db.transaction('facts', 'readwrite');
  const known = await store.get('device');
  if (known) return String(known);
  const device = randomKey();
  await store.put(device, 'device');
  return device;
}

/**
 * The first entries that one call can bring: events of one count, or one other work. They are marked as tried.
 */
async function takeBatch(db: CountDatabase, key: ListKey, max: number): Promise<Entry[]> {
  const { store } = db.transaction('outbox', 'readwrite');
  const waiting = (await store.index('list').getAll(key)).filter(({ refused }) => !refused);
  const [first] = waiting;
  if (!first) return [];
  const end = waiting.findIndex((entry) => entry.type !== 'event' || entry.key !== first.key);
  const batch = first.type === 'event' ? waiting.slice(0, end < 0 ? max : Math.min(end, max)) : [first];
  for (const entry of batch) if (!entry.tried) await store.put({ ...entry, tried: true });
  return batch;
}

async function noteTried(db: CountDatabase, entries: readonly Entry[]): Promise<void> {
  const { store } = db.transaction('outbox', 'readwrite');
  for (const { seq } of entries) {
    const entry = await store.get(seq);
    if (entry && !entry.tried) await store.put({ ...entry, tried: true });
  }
}
