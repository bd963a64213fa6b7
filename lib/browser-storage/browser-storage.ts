import { sessionNames } from './session-names';
import { storageKey } from './storage-key';
import type { StorageName } from './storage-keys';

const storageOf = (name: StorageName) => (name in sessionNames ? sessionStorage : localStorage);

/** Reads an entry: null when it is absent, undefined when the browser forbids storage. */
export function readStored(name: StorageName, part?: string): string | null | undefined {
  try {
    return storageOf(name).getItem(storageKey(name, part));
  } catch {
    return undefined;
  }
}

/** Reads an entry that holds JSON; undefined without one. Other code can write to the storage: validate the value. */
export function readStoredJson(name: StorageName, part?: string): unknown {
  try {
    return JSON.parse(readStored(name, part) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes an entry; null removes it. False when the storage is forbidden or full: then nothing is stored. */
export function writeStored(name: StorageName, value: string | null, part?: string): boolean {
  try {
    if (value === null) storageOf(name).removeItem(storageKey(name, part));
    else storageOf(name).setItem(storageKey(name, part), value);
    return true;
  } catch {
    return false;
  }
}

/** Writes an entry as JSON; undefined removes it. False as for `writeStored`. */
export const writeStoredJson = (name: StorageName, value: unknown, part?: string): boolean =>
  writeStored(name, value === undefined ? null : JSON.stringify(value), part);

/**
 * For `useSyncExternalStore`: listens to an event of this tab, and to changes that other tabs make.
 * @param changed name of the event that this tab dispatches after a change
 */
export const subscribeTo = (changed: string) => (listen: () => void) => {
  addEventListener(changed, listen);
  addEventListener('storage', listen);
  return () => {
    removeEventListener(changed, listen);
    removeEventListener('storage', listen);
  };
};

/** Removes an entry and all its parts. */
export function removeStored(name: StorageName): void {
  try {
    const storage = storageOf(name);
    for (const key of Object.keys(storage))
      if (key === storageKey(name) || key.startsWith(storageKey(name, ''))) storage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}
