import type { CountDatabase, ListKey } from './count-database';
import type { Entry, StoredCount, StoredList, Work } from './entries';
import type { NewCountEvent } from './types';
import { randomUuid } from './uuid';

/** The disk has it before the screen says so. */
const ON_DISK = { durability: 'strict' } as const;

interface Change {
  list: StoredList;
  /** Of the count that the work belongs to; null when there is none. */
  countKey: string | null;
  work: Work;
}

/**
 * Adds work of the open count, after `change` has changed it: one transaction, whose requests wait for each other as little as
 * possible, because a person who scans waits for it. Undefined when this device does not know the list.
 */
async function addWork(
  db: CountDatabase,
  key: ListKey,
  change: (list: StoredList, at: Date) => Change,
): Promise<StoredCount | undefined> {
  const tx = db.transaction(['lists', 'outbox'], 'readwrite', ON_DISK);
  const [lists, outbox] = [tx.objectStore('lists'), tx.objectStore('outbox')];
  const [before, waiting] = await Promise.all([lists.get(key), outbox.index('list').getAll(key)]);
  if (!before) return;
  const at = new Date(Math.max(Date.now(), before.lastAt + 1));
  const { list, countKey, work } = change(before, at);
  if (countKey === null) return;
  const { owner, listId } = list;
  const facts = { owner, listId, key: countKey, at: at.toISOString(), tried: false, refused: null };
  // The database numbers it.
  const entry = { ...work, ...facts } as Entry;
  const stored = Promise.all([lists.put(list), outbox.add(entry), tx.done]);
  tx.commit();
  const [, seq] = await stored;
  return { list, outbox: [...waiting, { ...entry, seq }] };
}

export const addEvent = (db: CountDatabase, listKey: ListKey, device: string, event: NewCountEvent) =>
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

export async function addPlace(db: CountDatabase, key: ListKey, name: string): Promise<boolean> {
  const tx = db.transaction(['sheets', 'lists', 'outbox'], 'readwrite', ON_DISK);
  const stored = await tx.objectStore('sheets').get(key);
  if (!stored) return false;
  const { owner, listId, sheet } = stored;
  if (sheet.places.includes(name)) return true;
  await tx.objectStore('sheets').put({ ...stored, sheet: { ...sheet, places: [...sheet.places, name] } });
  const at = new Date().toISOString();
  const work = { type: 'place', name, owner, listId, key: '', at, tried: false, refused: null } as const;
  await tx.objectStore('outbox').add(work as unknown as Entry);
  await tx.done;
  return true;
}

/** Undefined when nothing is counted. What is added afterwards belongs to the next count. */
export const addFinish = (db: CountDatabase, listKey: ListKey, note: string) =>
  addWork(db, listKey, (before) => ({
    list: { ...before, key: null, countId: null, parts: [] },
    countKey: before.key,
    work: { type: 'finish', note },
  }));
