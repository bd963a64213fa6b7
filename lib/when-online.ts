/** Resolves at once, or when the browser is online again: a script that fails to load would stay failed. */
export const whenOnline = (): Promise<unknown> =>
  typeof navigator !== 'undefined' && navigator.onLine === false
    ? new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    : Promise.resolve();
