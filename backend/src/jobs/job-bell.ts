import { EventEmitter } from 'node:events';
import { afterCommit, type Tx } from '../db/connect.ts';
import type { WorkKind } from './work-kinds.ts';

/** Work of a kind that is due at a site. */
export interface DueWork {
  kind: WorkKind;
  siteId: string;
}

const bell = new EventEmitter<{ ring: [work: DueWork] }>();

/** Tells the scheduler of this process that work is due; it tells other processes. */
const ring = (work: DueWork): void => {
  bell.emit('ring', work);
};

/** Says that a job of a site is due, once its transaction has committed. */
export const ringForJob = (siteId: string): void => ring({ kind: 'job', siteId });

/** Says that work of a site is due, as soon as this transaction has committed. */
export const ringAfterCommit = (tx: Tx, work: DueWork): void =>
  afterCommit(tx, `${work.kind} ${work.siteId}`, () => ring(work));

/** Calls `listener` for each ring; @returns a function that ends it. */
export function listenForWork(listener: (work: DueWork) => void): () => void {
  bell.on('ring', listener);
  return () => {
    bell.off('ring', listener);
  };
}
