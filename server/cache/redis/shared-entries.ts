import { createHash } from 'node:crypto';
import { unwrap, wrap } from './envelope.ts';
import type { RedisLink } from './link.ts';
import type { SharedTags } from './shared-tags.ts';

/** A larger entry is not shared. */
const MAX_ENTRY_BYTES = 2 * 1_048_576;
/** Of entries on their way; more are not shared. A stopped Redis so costs no more memory than this. */
const MAX_BYTES_UNDERWAY = 16 * 1_048_576;
const MAX_LIFE_S = 86_400;
/** Sending a large entry may take longer than a question may; nothing waits for it. */
const WRITE_MS = 2_000;

export interface EntryForm<T> {
  isEntry: (value: unknown) => value is T;
  /** When the entry was made, in ms. */
  madeAt: (value: T) => number;
  withMadeAt: (value: T, at: number) => T;
  /** How long it may be shown, in seconds. */
  lifeOf: (value: T) => number;
}

/** Entries of all storefronts of one build, in Redis. */
export class SharedEntries<T extends object> {
  readonly #prefix: string;
  readonly #link: RedisLink;
  readonly #tags: SharedTags;
  readonly #form: EntryForm<T>;
  #underway = 0;

  constructor(prefix: string, link: RedisLink, tags: SharedTags, form: EntryForm<T>) {
    this.#prefix = prefix;
    this.#link = link;
    this.#tags = tags;
    this.#form = form;
  }

  /** An entry of any storefront; every purge that Redis knew when it was read is known here then. */
  async get(key: string): Promise<T | undefined> {
    const name = this.#name(key);
    if (!name) return undefined;
    const { marks } = this.#tags;
    // Sent together, in this order: a purge between the two is seen.
    const answers = await this.#link.ask((client, bytes) =>
      Promise.all([bytes.getRange(name, 0, MAX_ENTRY_BYTES), client.hmGet(marks.key(), marks.fields)]),
    );
    if (!answers) return undefined;
    const [content, now] = answers;
    const value = this.#read(key, content);
    const isUsable = value !== undefined && (await this.#tags.sync(now));
    this.#link.counts[isUsable ? 'hit' : 'miss'] += 1;
    return isUsable ? value : undefined;
  }

  /** Returns at once. */
  set(key: string, value: T): void {
    // Not worth the copying while Redis can't take it.
    if (this.#link.state !== 'up') return;
    const { madeAt, withMadeAt, lifeOf } = this.#form;
    const name = this.#name(key);
    const life = Math.floor(Math.min(lifeOf(value), MAX_LIFE_S));
    if (!name || life < 1) return;
    const content = wrap(key, withMadeAt(value, madeAt(value) + this.#tags.clock));
    const bytes = content.byteLength;
    if (bytes > MAX_ENTRY_BYTES || this.#underway + bytes > MAX_BYTES_UNDERWAY) return;
    void this.#link.tell((client) => {
      this.#underway += bytes;
      return client.set(name, content, { expiration: { type: 'EX', value: life } }).finally(() => {
        this.#underway -= bytes;
      });
    }, WRITE_MS);
  }

  /** Returns at once. */
  delete(key: string): void {
    const name = this.#name(key);
    if (name) void this.#link.ask((client) => client.del(name));
  }

  #read(key: string, content: unknown): T | undefined {
    if (!Buffer.isBuffer(content) || content.byteLength === 0) return undefined;
    const value = unwrap(key, content);
    const { isEntry, madeAt, withMadeAt } = this.#form;
    if (isEntry(value)) return withMadeAt(value, madeAt(value) - this.#tags.clock);
    this.#link.counts.error += 1;
    return undefined;
  }

  #name(key: string): string | undefined {
    const { epoch } = this.#tags;
    if (!epoch) return undefined;
    return `${this.#prefix}:${epoch}:${createHash('sha256').update(key).digest('base64url')}`;
  }
}
