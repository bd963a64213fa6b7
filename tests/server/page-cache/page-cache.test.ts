import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Keep, keepable } from '../../../server/page-cache/keepable.ts';
import { type CachedPage, PageCache } from '../../../server/page-cache/page-cache.ts';

const page = (text: string, generation = 0): CachedPage => ({
  status: 200,
  headers: [],
  etag: undefined,
  bodies: { identity: Buffer.from(text) },
  generation,
});
const textOf = (found: CachedPage | undefined) => found?.bodies.identity?.toString();
const never = () => 0;
const HOUR = 3_600_000;

const keep = (site: string, more: Partial<Keep> = {}): Keep => ({
  site,
  ttlMs: HOUR,
  stale: false,
  immutable: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  // The cache treats time zero as no time.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page cache', () => {
  it('never mixes sites, and shares the pages of one site between its hosts', () => {
    const cache = new PageCache(1e6);
    cache.set('a.test', '/', page('A'), keep('a'));
    cache.set('b.test', '/', page('B'), keep('b'));
    cache.set('www.a.test', '/nl/c/x', page('AX'), keep('a'));
    expect(textOf(cache.get('a.test', '/', never))).toBe('A');
    expect(textOf(cache.get('b.test', '/', never))).toBe('B');
    expect(textOf(cache.get('www.a.test', '/', never))).toBe('A');
    expect(cache.get('unknown.test', '/', never)).toBeUndefined();
  });

  it('drops what was made before an edit of its site', () => {
    const cache = new PageCache(1e6);
    cache.set('a.test', '/', page('A', 1), keep('a'));
    cache.set('b.test', '/', page('B', 1), keep('b'));
    const changedAt = (site: string) => (site === 'a' ? 2 : 1);
    expect(cache.get('a.test', '/', changedAt)).toBeUndefined();
    expect(cache.get('b.test', '/', changedAt)).toBeDefined();
  });

  it('keeps a page for two and a half minutes at most, one that is being renewed for a second', () => {
    const cache = new PageCache(1e6);
    cache.set('a.test', '/fresh', page('A'), keep('a'));
    cache.set('a.test', '/stale', page('A'), keep('a', { stale: true }));
    vi.advanceTimersByTime(1001);
    expect(cache.get('a.test', '/stale', never)).toBeUndefined();
    expect(cache.get('a.test', '/fresh', never)).toBeDefined();
    vi.advanceTimersByTime(150_000);
    expect(cache.get('a.test', '/fresh', never)).toBeUndefined();
  });

  it('keeps immutable answers for their whole lifetime', () => {
    const cache = new PageCache(1e6);
    cache.set('a.test', '/media/a/1.svg', page('A'), keep('a', { immutable: true }));
    vi.advanceTimersByTime(HOUR - 1);
    expect(cache.get('a.test', '/media/a/1.svg', never)).toBeDefined();
  });

  /** Which of these addresses are still kept after all were set, in turn, in a cache of this many bytes. */
  function keptOf(maxBytes: number, addresses: readonly string[], one: CachedPage) {
    const cache = new PageCache(maxBytes);
    for (const address of addresses) cache.set('a.test', address, one, keep('a'));
    return addresses.filter((address) => cache.get('a.test', address, never));
  }

  it('keeps its size in bytes, and evicts the least used first', () => {
    expect(keptOf(3_500, ['/1', '/2', '/3'], page('x'.repeat(300)))).toEqual(['/2', '/3']);
  });

  it('counts the address, the headers and the tag of a page, at two bytes for each character', () => {
    const long = 'x'.repeat(1_000);
    expect(keptOf(7_000, [`/1${long}`, `/2${long}`, `/3${long}`], page(''))).toHaveLength(2);
    const withHeader: CachedPage = { ...page(''), headers: [['link', long]] };
    expect(keptOf(7_000, ['/1', '/2', '/3'], withHeader)).toHaveLength(2);
    expect(keptOf(7_000, ['/1', '/2', '/3'], { ...page(''), etag: long })).toHaveLength(2);
  });

  it('keeps 20,000 pages at most, however small they are', () => {
    const addresses = Array.from({ length: 20_001 }, (_, number) => `/${number}`);
    expect(keptOf(1e9, addresses, page(''))).toEqual(addresses.slice(1));
  });
});

describe('a cacheable answer', () => {
  const answer = (statusCode: number, headers: Record<string, string>) =>
    ({
      statusCode,
      getHeader: (name: string) => headers[name],
      hasHeader: (name: string) => name in headers,
    }) as unknown as ServerResponse;
  const control = 's-maxage=300, stale-while-revalidate=31535700';
  const good = { 'x-toonbank-site': 'demo', 'cache-control': control };

  it('is a finished page of a site', () => {
    expect(keepable(answer(200, good))).toEqual({
      site: 'demo',
      ttlMs: 300_000,
      stale: false,
      immutable: false,
    });
    expect(keepable(answer(200, { ...good, 'x-nextjs-cache': 'STALE' }))?.stale).toBe(true);
  });

  it.each([
    [404, good],
    [200, { 'cache-control': control }],
    [200, { ...good, 'x-toonbank-site': '-' }],
    [200, { ...good, 'set-cookie': 'a=1' }],
    [200, { ...good, 'cache-control': 'private, no-store' }],
    [200, { ...good, 'cache-control': 'private, s-maxage=300' }],
    [200, { 'x-toonbank-site': 'demo' }],
  ])('is not %s %j', (status, headers) => {
    expect(keepable(answer(status, headers))).toBeNull();
  });
});
