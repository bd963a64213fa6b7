import { boundedQueue } from '../../auth/bounded-queue.ts';

interface Sheet {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** A cold sheet takes 200 ms of one core: the last one in the queue waits three seconds. */
export const MAX_RUNNING = 2;
export const MAX_WAITING = 30;

const queue = boundedQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING });
const running = new Map<string, Promise<Sheet>>();

/** Number of sheets that were ever started in this process. */
export const sheetsStarted = (): number => queue.started();

/**
 * Makes a product sheet, two at a time. Calls for a sheet that is being made share the result.
 * @throws DomainError too_busy, with Retry-After, when too many wait already
 */
export function makeSheetOnce(key: string, make: () => Promise<Sheet>): Promise<Sheet> {
  const known = running.get(key);
  if (known) return known;
  const sheet = queue.run(make).finally(() => running.delete(key));
  running.set(key, sheet);
  return sheet;
}
