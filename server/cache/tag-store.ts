import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteOfTag } from '../../lib/cache/cache-tags.ts';
import { isOlder, isSame, type TagTimes } from './tag-times.ts';

/** An entry that is only stale may be shown so long. */
export const YEAR_S = 31_536_000;

const POLL_INTERVAL_MS = 500;
/** A clock that is kept right goes back by less than this. */
const CLOCK_SLACK_MS = 1_000;

export type TagState = 'fresh' | 'stale' | 'expired';

/** Shares tags with storefronts that have another folder; never rejects. */
interface TagExchange {
  publish(times: readonly TagTimes[]): Promise<void>;
  refresh(): Promise<void>;
}

/** When this process began by the machine's clock of now: another moment once that was set, in ms. */
const clockBegan = () => Date.now() - performance.now();

/** Revalidated tags, shared between processes by one small file per tag. */
export class TagStore {
  /** Increases when any tag changes, here or in another process. */
  generation = 0;
  /** The generation in which a tag of each site changed last; of tags without a site under ''. */
  readonly #changedAt = new Map<string, number>();
  /**
   * The API answered a moment ago (server/live): an entry that is only stale is not shown, because a new one can be made.
   * False until that is known: then a stale entry is shown, and renewed after the answer.
   */
  isApiUp = false;
  /** Asks whether the API answers now, and sets `isApiUp`; absent where nothing asks. */
  askApi?: () => Promise<void>;
  /** Absent without Redis. */
  exchange?: TagExchange;
  /** Tells the other workers of this storefront; absent where it is the only one. */
  tellWorkers?: (times: readonly TagTimes[]) => void;
  readonly #folder: string | null;
  readonly #times = new Map<string, TagTimes>();
  #folderChanged = 0;
  /** Both in milliseconds of this process. */
  #lookedAt = Number.NEGATIVE_INFINITY;
  #clockBegan = clockBegan();
  /** Called when the machine's clock was set back: what was made then seems to be of the future. */
  onClockBack?: () => Promise<void>;

  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** Reads the revalidations of other processes, at most twice a second; without changes this is one `stat`. */
  async refresh(now = performance.now()): Promise<void> {
    if (now - this.#lookedAt < POLL_INTERVAL_MS) return;
    this.#lookedAt = now;
    await this.#checkClock();
    await Promise.all([this.#readFolder(), this.exchange?.refresh()]);
  }

  /**
   * After the machine's clock was set back, entries made before would seem younger than a change after it. They are all
   * removed, and no tag has a time in the future.
   */
  async #checkClock(): Promise<void> {
    const began = clockBegan();
    const wentBack = began < this.#clockBegan - CLOCK_SLACK_MS;
    this.#clockBegan = began;
    if (!wentBack) return;
    const now = Date.now();
    const past = (at: number | undefined) => at && Math.min(at, now);
    for (const [tag, times] of this.#times) {
      // Until when a stale entry may be shown; with an expiry at once there is no such time.
      const expired = times.stale === undefined ? past(times.expired) : times.expired;
      const clipped = { ...times, stale: past(times.stale), expired };
      this.#times.set(tag, clipped);
      void this.#write(clipped);
    }
    this.#noteChanged(['']);
    await this.onClockBack?.();
  }

  async #readFolder(): Promise<void> {
    if (!this.#folder) return;
    const info = await stat(this.#folder).catch(() => null);
    if (!info || info.mtimeMs === this.#folderChanged) return;
    this.#folderChanged = info.mtimeMs;
    const changed: string[] = [];
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.endsWith('.json')) changed.push(...(await this.#read(path.join(this.#folder, name))));
    }
    this.#noteChanged(changed);
  }

  #noteChanged(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.generation += 1;
    for (const tag of tags) this.#changedAt.set(siteOfTag(tag) ?? '', this.generation);
  }

  /** The generation in which a page of this site may have changed last: one that was made before it is outdated. */
  changedAt(site: string): number {
    return Math.max(this.#changedAt.get(site) ?? 0, this.#changedAt.get('') ?? 0);
  }

  /** Without `expire` the tags expire at once; with it, entries may be shown `expire` seconds more. */
  async update(tags: readonly string[], { expire }: { expire?: number } = {}, at?: number): Promise<void> {
    // Most calls of the browser change no page: those in memory stay.
    if (tags.length === 0) return;
    const now = at ?? Date.now();
    const changed = tags.map((tag) => {
      const old = this.#times.get(tag);
      const times =
        expire === undefined
          ? { ...old, tag, expired: now }
          : { ...old, tag, stale: now, expired: now + expire * 1000 };
      this.#times.set(tag, times);
      return times;
    });
    this.#noteChanged(tags);
    this.tellWorkers?.(changed);
    // All are known before the first is written: a page that is made meanwhile sees them all.
    await Promise.all([...changed.map((times) => this.#write(times)), this.exchange?.publish(changed)]);
  }

  all(): TagTimes[] {
    return [...this.#times.values()];
  }

  /** Takes over what another storefront says. @returns what is known better here */
  adopt(read: readonly TagTimes[]): TagTimes[] {
    const better: TagTimes[] = [];
    const changed: string[] = [];
    for (const times of read) {
      const known = this.#times.get(times.tag);
      if (known && isOlder(times, known)) better.push(known);
      else if (!known || !isSame(times, known)) {
        this.#times.set(times.tag, times);
        changed.push(times.tag);
        // For the time after a restart: the entries in the folder are judged by it.
        void this.#write(times);
      }
    }
    this.#noteChanged(changed);
    return better;
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
    const state = this.#stateWithoutApi(tags, timestamp, now);
    return state === 'stale' && this.isApiUp ? 'expired' : state;
  }

  /**
   * As `state`; but before an entry that could be shown is made anew, the API is asked once more: it may have gone away
   * since the last question.
   */
  async stateNow(tags: readonly string[], timestamp: number): Promise<TagState> {
    const isStale = this.#stateWithoutApi(tags, timestamp, Date.now()) === 'stale';
    if (isStale && this.isApiUp) await this.askApi?.();
    return this.state(tags, timestamp);
  }

  /** The state for a storefront that can't make the entry anew. */
  #stateWithoutApi(tags: readonly string[], timestamp: number, now: number): TagState {
    let state: TagState = 'fresh';
    for (const tag of tags) {
      const { expired, stale } = this.#times.get(tag) ?? {};
      if (expired !== undefined && expired <= now && expired >= timestamp) return 'expired';
      if (stale !== undefined && stale >= timestamp) state = 'stale';
    }
    return state;
  }

  /** The last time when one of the tags expired; 0 for never. */
  lastExpired(tags: readonly string[], now = Date.now()): number {
    const moments = tags.map((tag) => this.#times.get(tag)?.expired ?? 0).filter((at) => at <= now);
    return Math.max(0, ...moments);
  }

  /** @returns the tag, when its file says something new */
  async #read(file: string): Promise<string[]> {
    try {
      const times = JSON.parse(await readFile(file, 'utf8')) as TagTimes;
      const known = this.#times.get(times.tag);
      if (isOlder(times, known) || (known && isSame(times, known))) return [];
      this.#times.set(times.tag, times);
      return [times.tag];
    } catch {
      // There is no half-written file, because files are renamed into place; one that was just replaced is read next
      // time.
      return [];
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
