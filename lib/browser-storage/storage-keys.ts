/**
 * Everything that the shop's own code stores in a browser; the privacy page lists each entry. `local` stays until it
 * is removed, `session` ends with the tab. Cookies are in lib/session-cookies.ts.
 */
export const storageKeys = {
  /** List, compact or grid. */
  view: 'local',
  /** Roomy or compact tables. */
  rows: 'local',
  /** Prices with or without VAT. */
  vat: 'local',
  /** Sound of a scan. */
  sound: 'local',
  /** Product ids. */
  viewed: 'local',
  /** Search texts. */
  searches: 'local',
  /** Rows of quick ordering. */
  'quick-order': 'local',
  /** Shelf-label requests that the shop does not have yet; `keep-requests.js` writes them. */
  labelRequests: 'local',
  /** Place, typed quantities and codes of a stock count that are not entered or sent yet, per list. */
  stockCount: 'local',
  /** The first steps of a new shop are put away; of administrators. */
  firstSteps: 'local',
  /** Stock was counted on this device, so a logout has something to remove. */
  counted: 'local',
  /** Unsaved parts of an order. */
  order: 'session',
  /** Draft of a new customer. */
  registration: 'session',
  /** Draft of a message, one per topic; a withdrawal is one, per order. */
  message: 'session',
  /** Draft of an administrator's answer, one per task. */
  deskAnswer: 'session',
  /** Secret of a mailed link that is not used yet, one per page. */
  mailedLink: 'session',
  /** Name of the simulated customer. */
  simulation: 'session',
} as const satisfies Record<string, 'local' | 'session'>;

export type StorageName = keyof typeof storageKeys;
