import { deleteDB } from 'idb';
import { removeStored } from '@/lib/browser-storage/browser-storage';
import { deviceStorage } from '@/lib/browser-storage/device-storage';
import { COUNTING_SCOPE } from '@/lib/urls/counting-app-urls';

import { openCountStore } from './count-store';

/** Number of entries on this device that the shop does not have, of all lists. */
export async function countUnsent(): Promise<number> {
  const store = await openCountStore();
  try {
    return await store.countUnsent();
  } finally {
    store.close();
  }
}

/** Removes all that counting has stored on this device, sent or not, and its service worker. */
export async function forgetCounts(): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  const registration = await navigator.serviceWorker?.getRegistration(COUNTING_SCOPE);
  await Promise.all([
    deleteDB(deviceStorage.countDatabase.name),
    registration?.unregister(),
    ...names
      .filter((name) => name.startsWith(deviceStorage.countCaches.name))
      .map((name) => caches.delete(name)),
  ]);
  removeStored('counted');
}
