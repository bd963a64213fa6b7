import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { memoryCost } from './entry-cost.ts';
import type { EntryStore } from './entry-store.ts';
import { pruneFolder } from './prune.ts';

export type DiskStoreOptions<T> = {
  /** Null keeps entries in memory only. */
  folder: string | null;
  memoryBytes: number;
  diskBytes: number;
  /** The approximate size of a value's content in memory, in bytes; the key is added here. */
  sizeOf: (value: T) => number;
  /** Reduces the folder to `diskBytes`. */
  prune?: (folder: string, diskBytes: number) => Promise<void>;
};

const WRITES_BETWEEN_PRUNES = 500;
const MAX_ENTRIES_IN_MEMORY = 20_000;

/**
 * Entries in files, with the most used of them in memory. A file is written under another name and renamed, so a
 * reader (also in another process) sees a whole entry or none. A folder that can't be written costs speed, not
 * answers.
 */
export class DiskStore<T extends object> implements EntryStore<T> {
  readonly #folder: string | null;
  readonly #diskBytes: number;
  readonly #memory: LRUCache<string, T>;
  readonly #prune: (folder: string, diskBytes: number) => Promise<void>;
  #writes = 0;
  #pruning = false;

  constructor({ folder, memoryBytes, diskBytes, sizeOf, prune = pruneFolder }: DiskStoreOptions<T>) {
    this.#folder = folder;
    this.#diskBytes = diskBytes;
    this.#prune = prune;
    this.#memory = new LRUCache({
      max: MAX_ENTRIES_IN_MEMORY,
      maxSize: Math.max(1, Math.floor(memoryBytes)),
      sizeCalculation: (value, key) => memoryCost(key, sizeOf(value)),
    });
  }

  async get(key: string): Promise<T | undefined> {
    const kept = this.#memory.get(key);
    if (kept) return kept;
    const file = this.#file(key);
    if (!file) return undefined;
    try {
      const value = deserialize(await readFile(file)) as T;
      this.#memory.set(key, value);
      return value;
    } catch {
      return undefined;
    }
  }

  async set(key: string, value: T): Promise<void> {
    this.#memory.set(key, value);
    const file = this.#file(key);
    if (!file) return;
    const aside = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(aside, serialize(value));
      await rename(aside, file);
    } catch {
      await rm(aside, { force: true }).catch(() => undefined);
    }
    this.#writes += 1;
    if (this.#writes % WRITES_BETWEEN_PRUNES === 0) this.#pruneAside();
  }

  async delete(key: string): Promise<void> {
    this.#memory.delete(key);
    const file = this.#file(key);
    if (file) await rm(file, { force: true }).catch(() => undefined);
  }

  /** Removes all entries, in memory and on disk. */
  async clear(): Promise<void> {
    this.#memory.clear();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }

  /** Runs once at a time, and no request waits for it: on a busy server the walk through the files takes seconds. */
  #pruneAside(): void {
    if (!this.#folder || this.#pruning) return;
    this.#pruning = true;
    this.#prune(this.#folder, this.#diskBytes)
      .catch(() => undefined)
      .finally(() => {
        this.#pruning = false;
      });
  }

  #file(key: string): string | null {
    if (!this.#folder) return null;
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, name.slice(0, 2), name.slice(2));
  }
}
