import { randomKey } from '@/lib/random-key';
import { type CountDatabase, type ListKey, openDatabase } from './count-database';
import type { Entry, StoredList, Work } from './entries';
import { storeAnswer, storeSheet } from './store-answer';
import type { NewCountEvent } from './types';
import { randomUuid } from './uuid';

/** Entries of one call; the contract allows 500. */
const BATCH_SIZE = 200;
/** The disk has it before the screen says so. */
const ON_DISK = { durability: 'strict' } as const;

export interface ListOnDevice {
  list: StoredList | undefined;
  outbox: Entry[];
}

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
    async read(key: ListKey): Promise<ListOnDevice> {
      const tx = db.transaction(['lists', 'outbox']);
      const [list, outbox] = await Promise.all([
        tx.objectStore('lists').get(key),
        tx.objectStore('outbox').index('list').getAll(key),
      ]);
      return { list, outbox };
    },
    /** Entries of all lists and customers that wait. */
    countUnsent: () => db.count('outbox'),
    saveSheet: storeSheet(db),
    acknowledge: storeAnswer(db),
    add: (key: ListKey, device: string, event: NewCountEvent) => addEvent(db, key, device, event),
    addPlace: (key: ListKey, place: string) => addPlace(db, key, place),
    finish: (key: ListKey, note: string) => addFinish(db, key, note),
    take: (key: ListKey, max = BATCH_SIZE) => takeBatch(db, key, max),
    async refuse(entry: Entry, code: NonNullable<Entry['refused']>) {
      await db.put('outbox', { ...entry, refused: code });
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

/** Adds work of the open count, after `change` has changed the stored list. */
async function addWork(
  db: CountDatabase,
  key: ListKey,
  change: (list: StoredList, at: Date) => { list: StoredList; countKey: string | null; work: Work },
): Promise<boolean> {
  const tx = db.transaction(['lists', 'outbox'], 'readwrite', ON_DISK);
  const before = await tx.objectStore('lists').get(key);
  if (!before) return false;
  const at = new Date(Math.max(Date.now(), before.lastAt + 1));
  const { list, countKey, work } = change(before, at);
  if (countKey === null) return false;
  const { owner, listId } = list;
  const facts = { owner, listId, key: countKey, at: at.toISOString(), tried: false, refused: null };
  await tx.objectStore('lists').put(list);
  // The database numbers it.
  await tx.objectStore('outbox').add({ ...work, ...facts } as Entry);
  await tx.done;
  return true;
}

const addEvent = (db: CountDatabase, listKey: ListKey, device: string, event: NewCountEvent) =>
  addWork(db, listKey, (before, at) => {
    const { place, kind, quantity, code, productId, unitId } = event;
    const thing = productId === undefined ? { code } : { productID: productId, unitID: unitId };
    const countedAt = at.toISOString();
    const countKey = before.key ?? randomUuid();
    return {
      list: { ...before, key: countKey, lastAt: at.getTime() },
      countKey,
      work: {
        type: 'event',
        event: { uuid: randomUuid(), device, place, ...thing, kind, quantity, countedAt },
      },
    };
  });

const addPlace = (db: CountDatabase, listKey: ListKey, name: string) =>
  addWork(db, listKey, (before) => {
    const { sheet } = before;
    const places = sheet.places.includes(name) ? sheet.places : [...sheet.places, name];
    return { list: { ...before, sheet: { ...sheet, places } }, countKey: '', work: { type: 'place', name } };
  });

/** False when nothing is counted. What is added afterwards belongs to the next count. */
const addFinish = (db: CountDatabase, listKey: ListKey, note: string) =>
  addWork(db, listKey, (before) => ({
    list: { ...before, key: null, countId: null, parts: [] },
    countKey: before.key,
    work: { type: 'finish', note },
  }));

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
