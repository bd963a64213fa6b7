import { z } from 'zod';
import { hearWorkers, tellWorkers, workerNumber } from '../../processes/worker.ts';
import type { TagStore } from './tag-store.ts';
import { tagTimes } from './tag-times.ts';

const told = z.array(tagTimes);

/**
 * Tells the other workers of this storefront of each revalidation at once. They share the folder of tags too, but look
 * there once in a while only.
 */
export function shareWithWorkers(tags: TagStore): void {
  if (workerNumber === undefined) return;
  tags.tellWorkers = tellWorkers;
  hearWorkers((times) => {
    const read = told.safeParse(times);
    if (read.success) tags.adopt(read.data);
  });
}
