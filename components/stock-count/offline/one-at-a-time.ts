/**
 * Runs `work` in one tab of this browser at a time. Where the browser has no locks, two tabs may send the same event; the
 * shop knows it by its uuid.
 */
export const oneAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  // Only in a secure context.
  navigator.locks ? (navigator.locks.request(name, work) as Promise<T>) : work();
