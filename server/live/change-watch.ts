import { LRUCache } from 'lru-cache';
import type { AskedChanges, ContentChanges } from '../../lib/cache/content-changes.ts';

/** A page is answered without a question when the last one is not older than this. */
const MAX_AGE_MS = 900;
/** An answer that is not older than this says whether the API is up now. */
const CONFIRM_AGE_MS = 50;
/** Between two questions while a site has visitors: then no page waits for one. */
export const WATCH_INTERVAL_MS = 250;
/** A site has visitors for so long after the last request of a page. */
const ACTIVE_MS = 10_000;
/** A host without a site is asked again after this. */
const NO_SITE_MS = 60_000;
const MAX_HOSTS = 1000;

/** Moments are milliseconds of this process: the machine's clock may be set back. */
interface Host {
  /** When the last question ended. */
  askedAt: number;
  usedAt: number;
  running?: Promise<void> | undefined;
}

interface ChangeWatchOptions {
  ask: (host: string) => Promise<AskedChanges>;
  /** Called with each answer: what changed since the last one is renewed. */
  onChanges: (changes: ContentChanges) => Promise<void>;
  /** Whether the API answered the last question. */
  onApi: (isUp: boolean) => void;
}

/**
 * Learns of publications while a storefront has visitors. Nothing is asked while nobody visits: the first page after that
 * waits for one question.
 */
export class ChangeWatch {
  readonly #options: ChangeWatchOptions;
  readonly #hosts = new LRUCache<string, Host>({ max: MAX_HOSTS });

  constructor(options: ChangeWatchOptions) {
    this.#options = options;
  }

  /** Before a page of a host is answered; undefined where nothing has to be waited for. Never rejects. */
  before(host: string, now = performance.now()): Promise<void> | undefined {
    const known = this.#hosts.get(host) ?? this.#add(host);
    known.usedAt = now;
    return now - known.askedAt < MAX_AGE_MS ? undefined : this.#ask(host, known);
  }

  #add(host: string): Host {
    const added = { askedAt: Number.NEGATIVE_INFINITY, usedAt: 0 };
    this.#hosts.set(host, added);
    return added;
  }

  /** Asks for the host with the latest visitor, unless that was done just now: is the API still there? */
  async confirm(now = performance.now()): Promise<void> {
    // A host without a site was asked for in the future: see `#question`.
    const latest = [...this.#hosts].find(([, { askedAt }]) => askedAt <= now);
    if (latest && now - latest[1].askedAt >= CONFIRM_AGE_MS) await this.#ask(...latest);
  }

  /** Asks for every host that has visitors; call it every `WATCH_INTERVAL_MS`. */
  async poll(now = performance.now()): Promise<void> {
    const active = [...this.#hosts].filter(([, { usedAt }]) => now - usedAt < ACTIVE_MS);
    await Promise.all(
      active.map(([host, known]) => (known.askedAt <= now ? this.#ask(host, known) : undefined)),
    );
  }

  #ask(host: string, known: Host): Promise<void> {
    known.running ??= this.#question(host, known).finally(() => {
      known.running = undefined;
    });
    return known.running;
  }

  async #question(host: string, known: Host): Promise<void> {
    const asked = await this.#options.ask(host).catch((): AskedChanges => 'away');
    if (asked !== 'none') this.#options.onApi(asked !== 'away');
    if (typeof asked === 'object') await this.#options.onChanges(asked);
    known.askedAt = performance.now() + (asked === 'none' ? NO_SITE_MS : 0);
  }
}
