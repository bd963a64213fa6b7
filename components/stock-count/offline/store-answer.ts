import type { CountDatabase, ListKey } from './count-database';
import type { Entry, OpenCount, StoredList } from './entries';
import type { CountSheet } from './types';

/** The outbox store of a transaction, as far as the functions below use it. */
interface OutboxStore {
  put(entry: Entry): Promise<unknown>;
}

/** Work for a count that turned out to be another one goes to that one. */
async function moveEntries(store: OutboxStore, entries: readonly Entry[], from: string, to: string) {
  if (from === to) return;
  for (const entry of entries) if (entry.key === from) await store.put({ ...entry, key: to });
}

/** A refused entry is neither shown nor part of the sums, so nothing waits for it. */
const isSendable = ({ refused }: Entry) => !refused;

const shown = (count: OpenCount | null) =>
  count && !count.isFinished
    ? { key: count.key, countId: count.countId, parts: count.parts }
    : { key: null, countId: null, parts: [] };

/**
 * Stores a sheet, and the open count that came with it: `undefined` where the API does not say. An answer that may lack
 * entries which the shop has already does not replace the parts: they would count twice.
 */
export const storeSheet =
  (db: CountDatabase) =>
  async (key: ListKey, sheet: CountSheet, open: OpenCount | null | undefined): Promise<void> => {
    const tx = db.transaction(['sheets', 'lists', 'outbox'], 'readwrite');
    const lists = tx.objectStore('lists');
    const outbox = tx.objectStore('outbox');
    const entries = await outbox.index('list').getAll(key);
    const [owner, listId] = key;
    const fresh = { owner, listId, parts: [], countId: null, key: null, lastAt: 0 };
    const before: StoredList = (await lists.get(key)) ?? fresh;
    const added = entries.flatMap((entry) => (entry.type === 'place' ? [entry.name] : []));
    const places = [...new Set([...sheet.places, ...added])];
    await tx.objectStore('sheets').put({ owner, listId, sheet: { ...sheet, places } });
    const after: StoredList = { ...before };
    const isFinishing = entries.some(({ type }) => type === 'finish');
    const sendable = entries.filter(isSendable);
    const mayLack = sendable.some(({ tried, type }) => tried && type !== 'place');
    if (open !== undefined && !isFinishing && !mayLack) {
      if (open) {
        // A count that only this device knows joins the open one; events of a known one are late, and stay with it.
        if (before.key !== null && before.countId === null)
          await moveEntries(outbox, entries, before.key, open.key);
        Object.assign(after, shown(open));
      } else if (sendable.every((entry) => entry.key !== before.key)) Object.assign(after, shown(null));
      else after.parts = [];
    }
    await lists.put(after);
    await tx.done;
  };

/** Removes what the shop has, and stores what it answered. */
export const storeAnswer =
  (db: CountDatabase) =>
  async (key: ListKey, sent: readonly Entry[], answer: OpenCount | null): Promise<void> => {
    const tx = db.transaction(['lists', 'outbox'], 'readwrite');
    const lists = tx.objectStore('lists');
    const outbox = tx.objectStore('outbox');
    for (const { seq } of sent) await outbox.delete(seq);
    const [first] = sent;
    const list = await lists.get(key);
    if (answer && list) {
      const waiting = (await outbox.index('list').getAll(key)).filter((entry) => entry.key === first?.key);
      if (first) await moveEntries(outbox, waiting, first.key, answer.key);
      const isCurrent = first ? list.key === first.key : list.key === answer.key;
      const isWaitedFor = waiting.some(isSendable);
      if (isCurrent && answer.isFinished && isWaitedFor)
        await lists.put({ ...list, key: answer.key, countId: answer.countId, parts: answer.parts });
      else if (isCurrent) await lists.put({ ...list, ...shown(answer) });
    }
    await tx.done;
  };
