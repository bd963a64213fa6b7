/** What pages that count stock store besides (ADR 120); the privacy page lists each. */
export const deviceStorage = {
  /** Lists, counts, and entries that are not sent yet. */
  countDatabase: { name: 'toonbank.counting', kind: 'database' },
  /** Caches of the service worker begin with this name; `count-worker.js` spells it too. */
  countCaches: { name: 'toonbank.countingApp', kind: 'cache' },
} as const satisfies Record<string, { name: string; kind: 'database' | 'cache' }>;

export type DeviceStorageName = keyof typeof deviceStorage;
