import { LRUCache } from 'lru-cache';

/** Longest wait for another request: after that, making the page is as fast. */
const MAX_WAIT_MS = 5000;
const MAX_WAITING = 1000;
const MAX_REMEMBERED = 10_000;
/** A longer address is not stored, to save memory; its requests are never shared. */
const MAX_KEY_LENGTH = 500;

export type Flight = {
  /** Call it when it is known whether the answer is cached: then there is nothing left to wait for. */
  land: (kept: boolean) => void;
  /** Call it when the work ends without an answer; what is known about the address stays. */
  abandon: () => void;
};

/**
 * Pages that are being made, by address: further requests for one wait for the first. Only where waiting helps: an
 * address whose last answer was not cached is not shared.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Promise<void>>();
  readonly #wasKept = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });
  #waiting = 0;

  /** Number of waiting requests, for all addresses together. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Waits for the request that is making this page, if there is one, at most 5 seconds.
   * @returns false at once when too many wait already
   */
  async join(key: string): Promise<boolean> {
    const flight = this.#flights.get(key);
    if (!flight) return true;
    if (this.#waiting >= MAX_WAITING) return false;
    this.#waiting += 1;
    await flight;
    this.#waiting -= 1;
    return true;
  }

  /** Begins the work. The flight ends by `land`, by `abandon`, or after 5 seconds. */
  begin(key: string): Flight {
    if (key.length > MAX_KEY_LENGTH) return { land: () => undefined, abandon: () => undefined };
    const { promise, resolve } = Promise.withResolvers<void>();
    const abandon = () => {
      clearTimeout(timer);
      if (this.#flights.get(key) === promise) this.#flights.delete(key);
      resolve();
    };
    const timer = setTimeout(abandon, MAX_WAIT_MS);
    timer.unref();
    if (this.#wasKept.get(key) !== false) this.#flights.set(key, promise);
    const land = (kept: boolean) => {
      this.#wasKept.set(key, kept);
      abandon();
    };
    return { land, abandon };
  }
}
