import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceStorage } from '@/lib/browser-storage/device-storage';
import type { Entry, StoredList, StoredSheet } from './entries';

export type ListKey = [owner: number, listId: number];

export interface CountSchema extends DBSchema {
  sheets: { key: ListKey; value: StoredSheet };
  lists: { key: ListKey; value: StoredList };
  outbox: { key: number; value: Entry; indexes: { list: ListKey } };
  /** `device`, and the customer's id of each login that opened a list here. */
  facts: { key: string; value: string | number };
}

export type CountDatabase = IDBPDatabase<CountSchema>;

/** @throws where the browser forbids storage */
export const openDatabase = (name: string = deviceStorage.countDatabase.name): Promise<CountDatabase> =>
  openDB<CountSchema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('sheets', { keyPath: ['owner', 'listId'] });
      db.createObjectStore('lists', { keyPath: ['owner', 'listId'] });
      const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      outbox.createIndex('list', ['owner', 'listId']);
      db.createObjectStore('facts');
    },
    // A newer page wants to change the database, or a logout to remove it: neither waits for an old tab.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
