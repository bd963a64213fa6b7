import type { StorageName, storageKeys } from './storage-keys';

type SessionName = {
  [Name in StorageName]: (typeof storageKeys)[Name] extends 'session' ? Name : never;
}[StorageName];

/** The entries that end with the tab: apart from the whole table, which only the privacy page loads. */
export const sessionNames: Readonly<Record<SessionName, 1>> = {
  order: 1,
  registration: 1,
  message: 1,
  deskAnswer: 1,
  mailedLink: 1,
  simulation: 1,
};
