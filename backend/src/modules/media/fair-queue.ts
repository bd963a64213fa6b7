import { DomainError } from '../../http/errors.ts';

interface Bounds {
  maxRunning: number;
  maxWaiting: number;
  maxWaitingPerSite: number;
}

const RETRY_AFTER_S = 5;

/**
 * Runs a few tasks at a time; the sites whose tasks wait take turns, so that a site that sends many delays no other one
 * by more than a task. `run` throws DomainError too_busy, with Retry-After, when too many wait already.
 */
export function fairQueue({ maxRunning, maxWaiting, maxWaitingPerSite }: Bounds) {
  /** In the order of the sites' turns. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let waitingCount = 0;

  function wait(site: string): Promise<void> {
    const ofSite = waiting.get(site) ?? [];
    if (waitingCount >= maxWaiting || ofSite.length >= maxWaitingPerSite)
      throw new DomainError('too_busy', 'Too many images wait already.', undefined, RETRY_AFTER_S);
    waitingCount += 1;
    return new Promise((resolve) => waiting.set(site, [...ofSite, resolve]));
  }

  function takeNext(): (() => void) | undefined {
    const [site, [next, ...rest] = []] = waiting.entries().next().value ?? [];
    if (site === undefined || !next) return undefined;
    waiting.delete(site);
    if (rest.length > 0) waiting.set(site, rest);
    waitingCount -= 1;
    return next;
  }

  return {
    async run<T>(site: string, work: () => Promise<T>): Promise<T> {
      if (running >= maxRunning) await wait(site);
      else running += 1;
      try {
        return await work();
      } finally {
        // The next task takes the place, or it becomes free.
        const next = takeNext();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
