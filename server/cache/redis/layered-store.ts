import type { EntryStore } from '../entry-store.ts';
import type { SharedEntries } from './shared-entries.ts';

/** The entries of this storefront, with those of the others behind them. */
export class LayeredStore<T extends object> implements EntryStore<T> {
  readonly #own: EntryStore<T>;
  readonly #shared: SharedEntries<T>;
  /** Questions under way: requests for one entry share one. */
  readonly #asking = new Map<string, Promise<T | undefined>>();

  constructor(own: EntryStore<T>, shared: SharedEntries<T>) {
    this.#own = own;
    this.#shared = shared;
  }

  get(key: string): Promise<T | undefined> {
    return this.#own.get(key);
  }

  fromOthers(key: string): Promise<T | undefined> {
    const running = this.#asking.get(key);
    if (running) return running;
    const asked = this.#shared.get(key).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asked);
    return asked;
  }

  adopt(key: string, value: T): void {
    void this.#own.set(key, value);
  }

  async set(key: string, value: T): Promise<void> {
    this.#shared.set(key, value);
    await this.#own.set(key, value);
  }

  async delete(key: string): Promise<void> {
    this.#shared.delete(key);
    await this.#own.delete(key);
  }
}
