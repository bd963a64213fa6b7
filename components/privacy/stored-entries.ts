import { type DeviceStorageName, deviceStorage } from '@/lib/browser-storage/device-storage';
import { storageKey } from '@/lib/browser-storage/storage-key';
import { type StorageName, storageKeys } from '@/lib/browser-storage/storage-keys';
import { type CookieName, cookies } from '@/lib/session-cookies';
import {
  cookieWords,
  deviceStorageWords,
  storageWords,
  storedInBrowser as words,
} from '@/locales/nl/stored-in-browser';

export interface StoredEntry {
  name: string;
  kind: string;
  purpose: string;
  until: string;
  isStaffOnly: boolean;
}

const cookieEntries = (Object.keys(cookies) as CookieName[]).map(
  (name): StoredEntry => ({
    isStaffOnly: false,
    ...cookieWords[name],
    name: cookies[name].name,
    kind: words.cookie,
  }),
);

const storageEntries = (Object.keys(storageKeys) as StorageName[]).map(
  (name): StoredEntry => ({
    isStaffOnly: false,
    ...storageWords[name],
    name: storageKey(name),
    kind: words[storageKeys[name]],
  }),
);

const deviceEntries = (Object.keys(deviceStorage) as DeviceStorageName[]).map(
  (name): StoredEntry => ({
    isStaffOnly: false,
    ...deviceStorageWords[name],
    name: deviceStorage[name].name,
    kind: words[deviceStorage[name].kind],
  }),
);

/** Everything that the shop stores in browsers (ADR 80), with its Dutch words. */
export const storedEntries: readonly StoredEntry[] = [...cookieEntries, ...storageEntries, ...deviceEntries];
