import { EventEmitter } from 'node:events';

const bell = new EventEmitter<{ ring: [siteId: string] }>();

/** Says that a job of a site is due, once its transaction has committed; other processes find it by themselves. */
export const ringForJob = (siteId: string): void => {
  bell.emit('ring', siteId);
};

/** Calls `listener` for each ring; @returns a function that ends it. */
export function listenForJobs(listener: (siteId: string) => void): () => void {
  bell.on('ring', listener);
  return () => {
    bell.off('ring', listener);
  };
}
