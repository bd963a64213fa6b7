import { DomainError } from '../../http/errors.ts';

interface Bounds {
  maxRunning: number;
  maxWaiting: number;
}

/** After this time a full queue of password checks has become much shorter. */
const RETRY_AFTER_S = 2;

/**
 * Runs a few tasks at a time; the others wait in the order of arrival. `run` throws DomainError too_busy, with
 * Retry-After, when too many wait already.
 */
export function boundedQueue({ maxRunning, maxWaiting }: Bounds) {
  let running = 0;
  let started = 0;
  const waiting: (() => void)[] = [];
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting)
        throw new DomainError('too_busy', 'Too many passwords wait for a check.', undefined, RETRY_AFTER_S);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    started += 1;
    try {
      return await work();
    } finally {
      // The next task in line takes the place, or it becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  /** `started`: number of tasks that ever began. */
  return { run, started: () => started };
}
