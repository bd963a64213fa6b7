/** At once, or when the browser has a connection again: a script that did not come would fail for good. */
export const whenOnline = (): Promise<unknown> =>
  typeof navigator !== 'undefined' && navigator.onLine === false
    ? new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    : Promise.resolve();
