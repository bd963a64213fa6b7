import { LRUCache } from 'lru-cache';
import { memoryCost, textBytes } from '../cache/entry-cost.ts';
import type { Encoding } from '../http/encoding.ts';
import type { Keep } from './keepable.ts';

/** A finished page: its headers as sent, and its body in the encodings that were made. */
export type CachedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  etag: string | undefined;
  bodies: Partial<Record<Encoding, Buffer>>;
  /** The generation of the tags when the page was begun; its site's may have changed since. */
  generation: number;
};

const MAX_HOSTS = 1000;
const MAX_PAGES = 20_000;
/** Lifetime of a page that Next is renewing: the new one follows at once. */
const STALE_MS = 1000;
/**
 * Next's own lifetime of five minutes starts again with every answer, so ours is shorter. Asking Next again costs 15 ms of CPU for a
 * page, which a shop with many pages in use notices. What changes is told at once, by tags.
 */
const MAX_TTL_MS = 150_000;

/** Bytes of a page in memory, with its key. */
function costOf({ bodies, headers, etag = '' }: CachedPage, key: string): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + (body?.byteLength ?? 0), 0);
  return memoryCost(key, bytes + textBytes(etag, ...headers.flat()));
}

/** Finished pages by site, audience and address; the least recently used ones are removed first. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** The site of each host, learned from answers, so that two hosts of one site share its pages. */
  readonly #sites = new LRUCache<string, string>({ max: MAX_HOSTS });

  constructor(maxBytes: number) {
    const maxSize = Math.max(1, Math.floor(maxBytes));
    this.#pages = new LRUCache({
      max: MAX_PAGES,
      maxSize,
      sizeCalculation: costOf,
      perf: { now: () => performance.now() },
    });
  }

  /** The memory of its pages, as the limit counts it. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** @param changedAt the generation in which a page of a site may have changed last */
  get(host: string, address: string, changedAt: (site: string) => number): CachedPage | undefined {
    const site = this.#sites.get(host);
    if (site === undefined) return undefined;
    const page = this.#pages.get(`${site} ${address}`);
    return page && page.generation >= changedAt(site) ? page : undefined;
  }

  set(host: string, address: string, page: CachedPage, { site, ttlMs, stale, immutable }: Keep): void {
    this.#sites.set(host, site);
    const ttl = stale ? STALE_MS : immutable ? ttlMs : Math.min(ttlMs, MAX_TTL_MS);
    if (ttl > 0) this.#pages.set(`${site} ${address}`, page, { ttl });
  }
}
