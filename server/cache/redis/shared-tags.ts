import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TagStore } from '../tag-store.ts';
import { type TagTimes, tagTimes } from '../tag-times.ts';
import { measureClock } from './clock.ts';
import type { RedisLink } from './link.ts';

/** Fields of the hash; tags stand beside them, each with `TAG` in front. */
const EPOCH = '#epoch';
const VERSION = '#version';
const TAG = 't:';
/** Longer than any entry in Redis lives. */
const LIFE_S = 7 * 86_400;

const messageForm = z.object({ from: z.string(), times: z.array(tagTimes) });

/**
 * The times of tags in Redis: one hash with all of them, and a message for each change. The hash has an epoch, which is
 * in the keys of all entries: when the hash is lost (emptied, evicted), no entry made before can be found any more.
 */
export class SharedTags {
  readonly #name: string;
  readonly #link: () => RedisLink;
  readonly #tags: TagStore;
  readonly #id = randomUUID();
  /** Changes that are not in Redis yet. */
  readonly #pending = new Map<string, TagTimes>();
  #epoch: string | undefined;
  #version: string | undefined;
  #running: Promise<void> | undefined;
  /** Redis' clock minus that of this machine, in ms. */
  clock = 0;

  /** @param name of the hash and of the channel */
  constructor(name: string, link: () => RedisLink, tags: TagStore) {
    this.#name = name;
    this.#link = link;
    this.#tags = tags;
  }

  /** Part of every entry's key; undefined while it is not known: then no entry can be read or written. */
  get epoch(): string | undefined {
    return this.#epoch;
  }

  /** Writes changes and tells the other storefronts. What can't be written now is written later. */
  async publish(times: readonly TagTimes[]): Promise<void> {
    for (const one of times) this.#pending.set(one.tag, one);
    await this.#push();
  }

  /** After a lost connection: writes what is pending, reads what was missed. */
  async restore(): Promise<void> {
    const clock = await this.#link().ask(measureClock);
    if (clock !== undefined) this.clock = clock;
    this.#version = undefined;
    await this.refresh();
    await this.#push();
  }

  /** Reads the changes of other storefronts, if there are any. */
  async refresh(): Promise<void> {
    const marks = await this.#link().ask((client) => client.hmGet(this.#name, [EPOCH, VERSION]));
    if (marks) await this.sync(marks);
  }

  /** The two fields that tell whether anything changed, to be read in one go with an entry. */
  readonly marks = { key: () => this.#name, fields: [EPOCH, VERSION] };

  /** Brings this process up to date with the marks. @returns whether it is, in the same epoch as before */
  async sync([epoch, version]: readonly (string | null | undefined)[]): Promise<boolean> {
    if (epoch && epoch === this.#epoch && version === this.#version) return true;
    const before = this.#epoch;
    await this.#reading();
    // A reading that had begun before the marks were read may have missed the change that they tell of.
    if (epoch !== this.#epoch || version !== this.#version) await this.#reading();
    return before !== undefined && before === this.#epoch;
  }

  #reading(): Promise<void> {
    this.#running ??= this.#read().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  receive(message: string): void {
    const read = messageForm.safeParse(parse(message));
    if (read.success && read.data.from !== this.#id) this.#adopt(read.data.times);
  }

  async #read(isSecond = false): Promise<void> {
    const all = await this.#link().ask((client) => client.hGetAll(this.#name));
    if (!all) return this.#forget();
    const { [EPOCH]: epoch, [VERSION]: version, ...fields } = all;
    const times = Object.entries(fields).flatMap(([field, text]) => {
      const read = tagTimes.safeParse(parse(text));
      return read.success && field === TAG + read.data.tag ? [read.data] : [];
    });
    const isNew = !epoch || epoch !== this.#epoch;
    this.#adopt(times);
    if (isNew) {
      const there = new Set(times.map(({ tag }) => tag));
      for (const one of this.#tags.all()) if (!there.has(one.tag)) this.#pending.set(one.tag, one);
    }
    if (epoch) {
      this.#epoch = epoch;
      this.#version = version;
    } else this.#forget();
    const isWritten = (!epoch || this.#pending.size > 0) && (await this.#push(!epoch));
    // The epoch that counts may be another storefront's, which began one at the same moment.
    if (!epoch && isWritten && !isSecond) await this.#read(true);
  }

  #adopt(times: readonly TagTimes[]): void {
    const local = times.map((one) => moved(one, -this.clock));
    for (const own of this.#tags.adopt(local)) this.#pending.set(own.tag, own);
  }

  #forget(): void {
    this.#epoch = undefined;
    this.#version = undefined;
  }

  /** @returns whether it was written */
  async #push(always = false): Promise<boolean> {
    if (this.#pending.size === 0 && !always) return true;
    const sent = [...this.#pending.values()];
    const times = sent.map((one) => moved(one, this.clock));
    const fields = Object.fromEntries(times.map((one) => [TAG + one.tag, JSON.stringify(one)]));
    const message = JSON.stringify({ from: this.#id, times });
    const done = await this.#link().tell(async (client) => {
      const orders = client.multi().hSetNX(this.#name, EPOCH, randomUUID());
      if (times.length > 0) orders.hSet(this.#name, fields);
      orders.hIncrBy(this.#name, VERSION, 1).expire(this.#name, LIFE_S).publish(this.#name, message);
      await orders.exec();
      return true;
    });
    if (done) {
      for (const one of sent) if (this.#pending.get(one.tag) === one) this.#pending.delete(one.tag);
      return true;
    }
    // A full Redis still removes and tells: without the hash no storefront finds an entry that was purged.
    this.#forget();
    await this.#link().ask((client) =>
      Promise.all([client.del(this.#name), client.publish(this.#name, message)]),
    );
    return false;
  }
}

const moved = ({ stale, expired, ...rest }: TagTimes, by: number): TagTimes => ({
  ...rest,
  ...(stale !== undefined && { stale: Math.max(0, stale + by) }),
  ...(expired !== undefined && { expired: Math.max(0, expired + by) }),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
