import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AbsenceMemory } from '../../../server/cache/absence-memory.ts';
import { createDataHandler } from '../../../server/cache/data-handler.ts';
import { DiskStore } from '../../../server/cache/disk-store.ts';
import type { StoredPage } from '../../../server/cache/entry-types.ts';
import PageHandler from '../../../server/cache/page-handler.ts';
import { TagStore } from '../../../server/cache/tag-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'toonbank-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (where: string) =>
  (await readdir(where, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;
const sizes = { memoryBytes: 1e6, diskBytes: 1e9, sizeOf: () => 1 };
const page = (status = 200) => ({
  kind: 'APP_PAGE',
  status,
  html: '<h1>Zeep</h1>',
  rscData: Buffer.from('1:x'),
  segmentData: new Map([['/_tree', Buffer.from('t')]]),
  headers: { 'x-next-cache-tags': 'site:demo,site:demo:products' },
});
const cacheControl = { revalidate: 300, expire: 31_536_000 };

describe("Next's page cache", () => {
  const handler = (tags = new TagStore(null)) =>
    new PageHandler(undefined, new DiskStore({ ...sizes, folder }), tags);

  it('keeps a page over a restart, with everything Next needs and its true age', async () => {
    const before = Date.now();
    await handler().set('/key', page(), { cacheControl });
    const after = Date.now();
    const found = await handler().get('/key');
    expect(found?.value).toMatchObject({ html: '<h1>Zeep</h1>', status: 200 });
    expect(found?.value.segmentData?.get('/_tree')?.toString()).toBe('t');
    expect(found?.cacheControl).toEqual(cacheControl);
    expect(found?.lastModified).toBeGreaterThanOrEqual(before);
    expect(found?.lastModified).toBeLessThanOrEqual(after);
  });

  it('shows a page that was revalidated when the API has gone away since it last answered', async () => {
    const tags = new TagStore(null);
    const one = handler(tags);
    await one.set('/key', page(), { cacheControl });
    await tags.update(['site:demo:products'], { expire: 31_536_000 }, Date.now() + 1);
    tags.isApiUp = true;
    expect(await one.get('/key')).toBeNull();
    tags.askApi = async () => {
      tags.isApiUp = false;
    };
    expect((await one.get('/key'))?.value.html).toBe('<h1>Zeep</h1>');
  });

  it('asks no API about a page that may not be shown at all', async () => {
    const tags = new TagStore(null);
    const one = handler(tags);
    await one.set('/key', page(), { cacheControl });
    await tags.update(['site:demo:products'], undefined, Date.now() + 1);
    tags.isApiUp = true;
    let asked = 0;
    tags.askApi = async () => {
      asked += 1;
    };
    await expect.poll(() => one.get('/key')).toBeNull();
    expect(asked).toBe(0);
  });

  it('keeps no absent pages, and drops a page that became absent', async () => {
    const one = handler();
    await one.set('/none', page(404), { cacheControl });
    expect(await one.get('/none')).toBeNull();
    await one.set('/gone', page(), { cacheControl });
    await one.set('/gone', page(404), { cacheControl });
    expect(await one.get('/gone')).toBeNull();
    await one.set('/gone', page(), { cacheControl });
    await one.set('/gone', null, {});
    expect(await one.get('/gone')).toBeNull();
  });

  it('keeps no page that reports an absent object, in memory or on disk', async () => {
    const one = handler();
    const absent = { ...page(), html: '<body><div data-status="404"><h1>Weg</h1></div></body>' };
    for (let i = 0; i < 300; i++) await one.set(`/invented-${i}`, absent, { cacheControl });
    expect(await one.get('/invented-7')).toBeNull();
    expect(await filesIn(folder)).toBe(0);
  });

  it('keeps a page about a free text in memory only, while its tags say so', async () => {
    const memory = new DiskStore<StoredPage>({ ...sizes, folder: null });
    const tags = new TagStore(null);
    const one = new PageHandler(undefined, new DiskStore<StoredPage>({ ...sizes, folder }), tags, memory);
    const found = { ...page(), headers: { 'x-next-cache-tags': 'site:demo:products,free-text' } };
    await one.set('/search', found, { cacheControl });
    expect((await one.get('/search'))?.value.html).toBe('<h1>Zeep</h1>');
    expect(await filesIn(folder)).toBe(0);
    await tags.update(['site:demo:products'], undefined, Date.now() + 1);
    await expect.poll(() => one.get('/search')).toBeNull();
  });

  it('reports a page of a stale tag with an age at which Next renews it after the answer', async () => {
    const one = handler();
    await one.set('/key', page(), { cacheControl });
    await one.revalidateTag('site:demo:products', { expire: 31_536_000 });
    expect((await one.get('/key'))?.lastModified).toBeLessThan(Date.now() - 300_000);
  });

  it('returns no page whose tag was revalidated while the page was made', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tags = new TagStore(null);
    const one = handler(tags);
    expect(await one.get('/key')).toBeNull();
    vi.advanceTimersByTime(10);
    await tags.update(['site:demo']);
    vi.advanceTimersByTime(10);
    await one.set('/key', page(), { cacheControl });
    expect(await one.get('/key')).toBeNull();
    await one.set('/key', page(), { cacheControl });
    expect(await one.get('/key')).not.toBeNull();
    vi.useRealTimers();
  });

  it('returns no page of an expired tag', async () => {
    const tags = new TagStore(null);
    const one = handler(tags);
    await one.set('/key', page(), { cacheControl });
    await tags.update(['site:demo']);
    expect(await one.get('/key')).toBeNull();
  });
});

describe('the cache behind use cache', () => {
  const bytes = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;
  const entry = (text: string, more = {}) => ({
    value: bytes(text),
    tags: ['site:demo:groups'],
    stale: 300,
    timestamp: 1000,
    expire: 31_536_000,
    revalidate: 300,
    ...more,
  });
  const handler = (tags = new TagStore(null)) => createDataHandler(new DiskStore({ ...sizes, folder }), tags);
  const textOf = async (found: { value: ReadableStream<Uint8Array> } | undefined) =>
    found && new Response(found.value).text();

  it('returns an entry repeatedly, also after a restart, with its timestamp', async () => {
    const one = handler();
    await one.set('key', Promise.resolve(entry('één')));
    expect(await textOf(await one.get('key'))).toBe('één');
    const found = await handler().get('key');
    expect(found).toMatchObject({ timestamp: 1000, revalidate: 300, tags: ['site:demo:groups'] });
    expect(await textOf(found)).toBe('één');
  });

  describe('for an absent object', () => {
    const absent = { tags: ['site:demo:content', 'absent'] };

    it('keeps it in memory only, for a minute', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      try {
        vi.advanceTimersByTime(1);
        const one = handler();
        for (let i = 0; i < 300; i++) await one.set(`key ${i}`, Promise.resolve(entry('null', absent)));
        expect(await textOf(await one.get('key 7'))).toBe('null');
        expect(await filesIn(folder)).toBe(0);
        vi.advanceTimersByTime(60_001);
        expect(await one.get('key 7')).toBeUndefined();
      } finally {
        vi.useRealTimers();
      }
    });

    it('keeps a limited number, and evicts them before any existing object', async () => {
      const absences: NonNullable<Parameters<typeof createDataHandler>[2]> = new AbsenceMemory(() => 1, 50);
      const one = createDataHandler(new DiskStore({ ...sizes, folder }), new TagStore(null), absences);
      await one.set('there', Promise.resolve(entry('zeep')));
      for (let i = 0; i < 300; i++) await one.set(`key ${i}`, Promise.resolve(entry('null', absent)));
      expect(absences.size).toBe(50);
      expect(await textOf(await one.get('there'))).toBe('zeep');
    });

    it('takes few bytes in all, for addresses of any length', () => {
      const absences = new AbsenceMemory<object>(() => 1);
      for (let i = 0; i < 2000; i++) absences.set(`${'x'.repeat(16_000)}${i}`, {});
      expect(absences.size).toBeLessThan(600);
    });

    it('replaces an earlier entry, and is replaced by a later one', async () => {
      const one = handler();
      await one.set('key', Promise.resolve(entry('zeep')));
      await one.set('key', Promise.resolve(entry('null', absent)));
      expect(await textOf(await one.get('key'))).toBe('null');
      expect(await filesIn(folder)).toBe(0);
      await one.set('key', Promise.resolve(entry('nieuwe zeep')));
      expect(await textOf(await one.get('key'))).toBe('nieuwe zeep');
    });

    it('is cleared with its tag like any other entry', async () => {
      const tags = new TagStore(null);
      const one = handler(tags);
      await one.set('key', Promise.resolve(entry('null', absent)));
      await tags.update(['site:demo:content']);
      expect(await one.get('key')).toBeUndefined();
    });
  });

  it('keeps what a free text found in memory only', async () => {
    const one = handler();
    await one.set('key', Promise.resolve(entry('zeep', { tags: ['site:demo:products', 'free-text'] })));
    expect(await textOf(await one.get('key'))).toBe('zeep');
    expect(await filesIn(folder)).toBe(0);
  });

  it('lets a reader wait for an entry that is being made', async () => {
    const one = handler();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>();
    const writing = one.set('key', promise);
    const reading = one.get('key').then(textOf);
    resolve(entry('nieuw'));
    expect(await reading).toBe('nieuw');
    await writing;
  });

  it('keeps nothing of an incomplete value', async () => {
    const one = handler();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('broken')),
    });
    await one.set('key', Promise.resolve(entry('', { value: broken })));
    await one.set('other', Promise.reject(new Error('failed')));
    expect(await one.get('key')).toBeUndefined();
    expect(await one.get('other')).toBeUndefined();
  });

  it('marks an entry of a stale tag for renewal, and returns none of an expired one', async () => {
    const tags = new TagStore(null);
    const one = handler(tags);
    await one.set('key', Promise.resolve(entry('a')));
    await one.updateTags(['site:demo:groups'], { expire: 60 });
    expect((await one.get('key'))?.revalidate).toBe(-1);
    await tags.update(['_N_T_/layout'], {}, 2000);
    expect(await one.get('key', ['_N_T_/layout'])).toBeUndefined();
    expect(await one.getExpiration(['_N_T_/layout'])).toBe(2000);
  });
});
