import { LRUCache } from 'lru-cache';
import { memoryCost } from './entry-cost.ts';

const MAX_ABSENCES = 10_000;
const MAX_BYTES = 16 * 1_048_576;
const ABSENCE_MS = 60_000;

/**
 * Remembers absent addresses for a minute, in memory only: there is no end of addresses that do not exist, so they
 * must have no files and must not push out what does exist.
 */
export class AbsenceMemory<T extends object> {
  readonly #entries: LRUCache<string, T>;

  constructor(sizeOf: (value: T) => number, max = MAX_ABSENCES) {
    this.#entries = new LRUCache({
      max,
      maxSize: MAX_BYTES,
      sizeCalculation: (value, key) => memoryCost(key, sizeOf(value)),
      ttl: ABSENCE_MS,
      // The library otherwise keeps the time until its own timer fires, which a busy process delays.
      ttlResolution: 0,
      perf: { now: () => performance.now() },
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: T): void {
    this.#entries.set(key, value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
