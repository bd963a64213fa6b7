import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The time when a tag was revalidated, in ms: a `stale` entry may be shown while the API is away, an `expired` one may
 * not. `count`: how often the API says that its content has changed.
 */
type TagTimes = { tag: string; stale?: number; expired?: number; count?: number };

/** An entry that is only stale may be shown so long. */
export const YEAR_S = 31_536_000;

const POLL_INTERVAL_MS = 500;

/** Whether a tag's file is not yet that of a revalidation which this process knows: it is still being written. */
const isOlder = (read: TagTimes, known: TagTimes | undefined) =>
  (read.stale ?? 0) < (known?.stale ?? 0) ||
  (known?.stale === undefined && (read.expired ?? 0) < (known?.expired ?? 0));

export type TagState = 'fresh' | 'stale' | 'expired';

/** Revalidated tags, shared between processes by one small file per tag. */
export class TagStore {
  /** Increases when any tag changes, here or in another process. */
  generation = 0;
  /**
   * The API answered a moment ago (server/live): an entry that is only stale is not shown, because a new one can be made.
   * False until that is known: then a stale entry is shown, and renewed after the answer.
   */
  isApiUp = false;
  readonly #folder: string | null;
  readonly #times = new Map<string, TagTimes>();
  #folderChanged = 0;
  #lookedAt = 0;

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** Reads the revalidations of other processes, at most twice a second; without changes this is one `stat`. */
  async refresh(now = Date.now()): Promise<void> {
    if (!this.#folder || now - this.#lookedAt < POLL_INTERVAL_MS) return;
    this.#lookedAt = now;
    const info = await stat(this.#folder).catch(() => null);
    if (!info || info.mtimeMs === this.#folderChanged) return;
    this.#folderChanged = info.mtimeMs;
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.endsWith('.json')) await this.#read(path.join(this.#folder, name));
    }
    this.generation += 1;
  }

  /** Without `expire` the tags expire at once; with it, entries may be shown `expire` seconds more. */
  async update(
    tags: readonly string[],
    { expire }: { expire?: number } = {},
    now = Date.now(),
  ): Promise<void> {
    const changed = tags.map((tag) => {
      const old = this.#times.get(tag);
      const times =
        expire === undefined
          ? { ...old, tag, expired: now }
          : { ...old, tag, stale: now, expired: now + expire * 1000 };
      this.#times.set(tag, times);
      return times;
    });
    this.generation += 1;
    // All are known before the first is written: a page that is made meanwhile sees them all.
    await Promise.all(changed.map((times) => this.#write(times)));
  }

  /**
   * Revalidates the tags whose content has another count than when it was last seen, here or by an earlier process.
   * @returns those of them that were seen before
   */
  async setCounts(counts: ReadonlyMap<string, number>, now = Date.now()): Promise<string[]> {
    const changed = [...counts].filter(([tag, count]) => this.#times.get(tag)?.count !== count);
    const tags = changed.map(([tag]) => tag);
    const seen = tags.filter((tag) => this.#times.get(tag)?.count !== undefined);
    for (const [tag, count] of changed) this.#times.set(tag, { ...this.#times.get(tag), tag, count });
    if (tags.length > 0) await this.update(tags, { expire: YEAR_S }, now);
    return seen;
  }

  /** The state of an entry with these tags, made at `timestamp`; an entry of the same millisecond is renewed too. */
  state(tags: readonly string[], timestamp: number, now = Date.now()): TagState {
    let state: TagState = 'fresh';
    for (const tag of tags) {
      const { expired, stale } = this.#times.get(tag) ?? {};
      if (expired !== undefined && expired <= now && expired >= timestamp) return 'expired';
      if (stale === undefined || stale < timestamp) continue;
      if (this.isApiUp) return 'expired';
      state = 'stale';
    }
    return state;
  }

  /** The last time when one of the tags expired; 0 for never. */
  lastExpired(tags: readonly string[], now = Date.now()): number {
    const moments = tags.map((tag) => this.#times.get(tag)?.expired ?? 0).filter((at) => at <= now);
    return Math.max(0, ...moments);
  }

  async #read(file: string) {
    try {
      const times = JSON.parse(await readFile(file, 'utf8')) as TagTimes;
      if (!isOlder(times, this.#times.get(times.tag))) this.#times.set(times.tag, times);
    } catch {
      // There is no half-written file, because files are renamed into place; one that was just replaced is read next
      // time.
    }
  }

  async #write(times: TagTimes) {
    if (!this.#folder) return;
    const name = createHash('sha256').update(times.tag).digest('hex').slice(0, 32);
    const aside = path.join(/* turbopackIgnore: true */ this.#folder, `${name}.${randomUUID()}`);
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(aside, JSON.stringify(times));
      await rename(aside, path.join(this.#folder, `${name}.json`));
    } catch {
      // This process knows the change; others show the old page until its lifetime ends.
    }
  }
}
