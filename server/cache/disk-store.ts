import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { pruneFolder } from './prune.ts';

export type DiskStoreOptions<T> = {
  /** Null keeps entries in memory only. */
  folder: string | null;
  memoryBytes: number;
  diskBytes: number;
  /** The size of a value, in bytes, near enough. */
  sizeOf: (value: T) => number;
};

const WRITES_BETWEEN_PRUNES = 500;

/**
 * Entries in files, with the most used of them in memory. A file is written aside and renamed, so a reader (also
 * in another process) sees a whole entry or none. A folder that can't be written costs speed, not answers.
 */
export class DiskStore<T extends object> {
  readonly #folder: string | null;
  readonly #diskBytes: number;
  readonly #memory: LRUCache<string, T>;
  #writes = 0;

  constructor({ folder, memoryBytes, diskBytes, sizeOf }: DiskStoreOptions<T>) {
    this.#folder = folder;
    this.#diskBytes = diskBytes;
    this.#memory = new LRUCache({ maxSize: Math.max(1, memoryBytes), sizeCalculation: (v) => sizeOf(v) + 1 });
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
    if (this.#folder && this.#writes % WRITES_BETWEEN_PRUNES === 0) {
      await pruneFolder(this.#folder, this.#diskBytes);
    }
  }

  async delete(key: string): Promise<void> {
    this.#memory.delete(key);
    const file = this.#file(key);
    if (file) await rm(file, { force: true }).catch(() => undefined);
  }

  #file(key: string): string | null {
    if (!this.#folder) return null;
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, name.slice(0, 2), name.slice(2));
  }
}
