import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestRedis, type TestRedis } from '../../../../scripts/test/redis.ts';
import { createDataHandler } from '../../../../server/cache/data-handler.ts';
import { DiskStore } from '../../../../server/cache/disk-store.ts';
import type { StoredData, StoredPage } from '../../../../server/cache/entry-types.ts';
import PageHandler from '../../../../server/cache/page-handler.ts';
import { dataForm, pageForm } from '../../../../server/cache/redis/entry-forms.ts';
import { wrap } from '../../../../server/cache/redis/envelope.ts';
import { type RedisShare, shareByRedis } from '../../../../server/cache/redis/share.ts';
import { TagStore } from '../../../../server/cache/tag-store.ts';
import { createMetrics } from '../../../../server/operations/metrics.ts';

let redis: TestRedis;
let direct: RedisClientType;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.remove());

const open: RedisShare[] = [];
beforeEach(async () => {
  direct = createClient({ url: redis.url }) as RedisClientType;
  direct.on('error', () => undefined);
  await direct.connect();
  await direct.configSet({ maxmemory: '0' });
  await direct.flushAll();
});
afterEach(() => {
  for (const one of open.splice(0)) one.link.close();
  if (direct.isOpen) direct.destroy();
});

const memoryOnly = { folder: null, memoryBytes: 1e6, diskBytes: 1, sizeOf: () => 1 };

/** Lines of the log: fewer than requests, also on a machine so busy that Redis seems away now and then. */
const MANY = 10;

interface Wishes {
  url?: string;
  build?: string;
  prefix?: string;
}

/** One storefront's caches, connected in the background. */
async function startStorefront({ url = redis.url, build = 'b1', prefix = 'shop' }: Wishes = {}) {
  const tags = new TagStore(null);
  const lines: string[] = [];
  const shared = shareByRedis({ url, prefix, build, log: (line) => lines.push(line) }, tags);
  open.push(shared);
  await shared.link.start();
  const pages = shared.share('pages', new DiskStore<StoredPage>(memoryOnly), pageForm);
  const data = shared.share('data', new DiskStore<StoredData>(memoryOnly), dataForm);
  return {
    tags,
    lines,
    link: shared.link,
    page: () => new PageHandler(undefined, pages, tags),
    data: createDataHandler(data, tags),
  };
}
type Storefront = Awaited<ReturnType<typeof startStorefront>>;

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 8_000, interval: 20 });
const connected = (...all: Storefront[]) =>
  eventually(async () => {
    expect(all.map(({ link }) => link.state)).toEqual(all.map(() => 'up'));
    // All know the epoch, so entries can be read and written.
    expect(await direct.hGet('shop:tags', '#epoch')).toBeTruthy();
    expect(await direct.pubSubNumSub('shop:tags')).toEqual({ 'shop:tags': all.length });
  });

const page = (html: string) => ({
  kind: 'APP_PAGE',
  status: 200,
  html,
  rscData: Buffer.from('1:x'),
  segmentData: new Map([['/_tree', Buffer.from('t')]]),
  headers: { 'x-next-cache-tags': 'site:demo,site:demo:products' },
});
const context = { cacheControl: { revalidate: 300, expire: 31_536_000 } };
const htmlAt = async (shop: Storefront, key = '/zeep') => (await shop.page().get(key))?.value.html;
const isShared = (shop: Storefront, html: string, key = '/zeep') =>
  eventually(async () => expect(await htmlAt(shop, key)).toBe(html));
/** The key of the only page in Redis. */
const pageKey = async () => (await direct.keys('shop:b1:pages:*'))[0] ?? '';
const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const from = performance.now();
  return [await work, performance.now() - from];
};

it('serves what another storefront made: pages and the answers of the API', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await eventually(async () => {
    await a.page().set('/zeep', page('<h1>Zeep</h1>'), context);
    expect(await htmlAt(b)).toBe('<h1>Zeep</h1>');
  });
  const entry = {
    value: new Response('[1]').body as ReadableStream<Uint8Array<ArrayBuffer>>,
    tags: ['site:demo'],
    stale: 300,
    timestamp: Date.now(),
    expire: 3_600,
    revalidate: 300,
  };
  await a.data.set('key', Promise.resolve(entry));
  await eventually(async () =>
    expect(await new Response((await b.data.get('key'))?.value).text()).toBe('[1]'),
  );
  const metrics = await createMetrics(async () => true, b.link).registry.metrics();
  expect(metrics).toMatch(/toonbank_redis_total\{outcome="hit"\} [1-9]/);
  expect(metrics).toContain('toonbank_redis_state{state="up"} 1');
});

it('hears of a purge at once, and takes the new page from the storefront that made it', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await eventually(async () => {
    await a.page().set('/zeep', page('old'), context);
    expect(await htmlAt(b)).toBe('old');
  });
  const generation = b.tags.generation;
  await a.tags.update(['site:demo:products']);
  await vi.waitFor(() => expect(b.tags.generation).toBeGreaterThan(generation), {
    timeout: 2_000,
    interval: 1,
  });
  expect(await htmlAt(b)).toBeUndefined();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(b.tags.lastExpired(['site:demo:products'])));
  await a.page().set('/zeep', page('new'), context);
  await isShared(b, 'new');
});

it('serves no purged page to a storefront that missed the message, nor to one that starts later', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await eventually(async () => {
    await a.page().set('/zeep', page('old'), context);
    expect(await pageKey()).not.toBe('');
  });
  await b.tags.refresh();
  // A purge whose message is lost.
  const purge = { tag: 'site:demo:products', expired: Date.now() };
  await direct.hSet('shop:tags', 't:site:demo:products', JSON.stringify(purge));
  await direct.hIncrBy('shop:tags', '#version', 1);
  expect(await htmlAt(b)).toBeUndefined();
  const late = await startStorefront();
  await eventually(() => expect(late.link.state).toBe('up'));
  await late.tags.refresh(Date.now() + 1_000);
  expect(await htmlAt(late)).toBeUndefined();
  expect(late.tags.lastExpired(['site:demo:products'])).toBeGreaterThan(0);
});

it('shares counts of changes: one storefront renews, the other has done so already', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await a.tags.setCounts(new Map([['site:demo:products', 4]]));
  await eventually(() => expect(b.tags.all()).toMatchObject([{ count: 4 }]));
  const generation = b.tags.generation;
  expect(await b.tags.setCounts(new Map([['site:demo:products', 4]]))).toEqual([]);
  expect(b.tags.generation).toBe(generation);
});

it('finds nothing of another build or of another shop', async () => {
  const [a, other, build] = [
    await startStorefront(),
    await startStorefront({ prefix: 'other' }),
    await startStorefront({ build: 'b2' }),
  ];
  await connected(a, build);
  await eventually(() => expect(other.link.state).toBe('up'));
  await eventually(async () => {
    await a.page().set('/zeep', page('a'), context);
    expect(await pageKey()).not.toBe('');
  });
  expect(await direct.ttl(await pageKey())).toBeGreaterThan(3_600);
  await Promise.all([other.tags.refresh(), build.tags.refresh()]);
  expect([await htmlAt(other), await htmlAt(build)]).toEqual([undefined, undefined]);
});

it('treats a damaged entry, and one in another form, as absent', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await eventually(async () => {
    await a.page().set('/zeep', page('a'), context);
    expect(await pageKey()).not.toBe('');
  });
  const key = await pageKey();
  // One character of the page's own text.
  const text = Buffer.from('<h1>Soap</h1>');
  const stored = wrap('/zeep', { value: page('<h1>Zeep</h1>'), lastModified: Date.now() });
  text.copy(stored, stored.indexOf('<h1>Zeep'));
  await direct.set(key, stored);
  expect(await htmlAt(b)).toBeUndefined();
  for (const wrong of ['', 'TB1\n', 'TB0\nxxxxxxxxxx', 'TB1\nxxxxxxxxxxxxxxxx', 'x'.repeat(3_000_000)]) {
    await direct.set(key, wrong);
    expect(await htmlAt(b)).toBeUndefined();
  }
  await direct.del(key);
  await direct.lPush(key, 'a list');
  expect(await htmlAt(b)).toBeUndefined();
  await eventually(() => expect(b.link.state).toBe('up'));
  await direct.hSet('shop:tags', { 't:x': '{', 't:y': '{"tag":"z","stale":"soon"}', '#version': '99' });
  await a.tags.update(['site:demo']);
  await eventually(() => expect(b.tags.lastExpired(['site:demo'])).toBeGreaterThan(0));
});

it('finds nothing that was made before Redis was emptied, and forgets no purge', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await a.tags.update(['site:demo:products']);
  await direct.flushAll();
  await b.tags.refresh(Date.now() + 1_000);
  await connected(a, b);
  const late = await startStorefront();
  await eventually(async () => {
    await late.tags.refresh(Date.now() + 1_000);
    expect(late.tags.lastExpired(['site:demo:products'])).toBeGreaterThan(0);
  });
});

it('finds no entry any more when Redis lost the purges alone', async () => {
  const a = await startStorefront();
  await connected(a);
  await eventually(async () => {
    await a.page().set('/zeep', page('old'), context);
    expect(await pageKey()).not.toBe('');
  });
  await a.tags.update(['site:demo:products']);
  a.link.close();
  await eventually(async () => expect(await direct.pubSubNumSub('shop:tags')).toEqual({ 'shop:tags': 0 }));
  await direct.del('shop:tags');
  const late = await startStorefront();
  await connected(late);
  expect(await htmlAt(late)).toBeUndefined();
  expect(await pageKey()).not.toBe('');
});

it('goes on when Redis is full, shows no purged page, and shares again later', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  await eventually(async () => {
    await a.page().set('/zeep', page('old'), context);
    expect(await htmlAt(b)).toBe('old');
  });
  await direct.configSet({ maxmemory: '1', 'maxmemory-policy': 'noeviction' });
  await a.tags.update(['site:demo:products']);
  await eventually(() => expect(b.tags.lastExpired(['site:demo:products'])).toBeGreaterThan(0));
  expect(await htmlAt(b)).toBeUndefined();
  await eventually(() => expect(a.link.state).toBe('refusing'));
  // A storefront that starts later must not find entries without their purges.
  expect(await direct.exists('shop:tags')).toBe(0);
  await a.page().set('/zeep', page('new'), context);
  expect(await htmlAt(a)).toBe('new');
  expect(a.lines.length).toBeLessThan(MANY);
  await direct.configSet({ maxmemory: '0' });
  await eventually(async () => {
    await a.tags.refresh(Date.now() + 1_000);
    await a.page().set('/zeep', page('newer'), context);
    await b.tags.refresh(Date.now() + 1_000);
    expect(await htmlAt(b)).toBe('newer');
  });
});

it('waits once when Redis hangs, then no more; it is used again when it answers', async () => {
  const [a, b] = [await startStorefront(), await startStorefront()];
  await connected(a, b);
  redis.freeze();
  try {
    const [, first] = await timed(a.page().get('/zeep'));
    expect(first).toBeLessThan(2_000);
    const [, then] = await timed(Promise.all(Array.from({ length: 200 }, (_, n) => a.page().get(`/${n}`))));
    expect(then).toBeLessThan(2_000);
    await a.page().set('/zeep', page('made'), context);
    expect(await htmlAt(a)).toBe('made');
    await a.tags.update(['site:demo:groups']);
    expect(a.link.state).toBe('away');
    expect(a.lines.length).toBeLessThan(MANY);
  } finally {
    redis.thaw();
  }
  await eventually(() => expect(a.link.state).toBe('up'));
  // A purge that Redis did not hear of is told now.
  await eventually(() => expect(b.tags.lastExpired(['site:demo:groups'])).toBeGreaterThan(0));
});

it('goes on while Redis is away, from the start or later, and uses it when it is back', async () => {
  const a = await startStorefront();
  await connected(a);
  await redis.kill();
  await eventually(() => expect(a.link.state).toBe('away'));
  const b = await startStorefront();
  await b.page().set('/zeep', page('b'), context);
  const [html, took] = await timed(htmlAt(b));
  expect([html, took < 2_000]).toEqual(['b', true]);
  await a.tags.update(['site:demo:groups']);
  await redis.startAgain();
  await eventually(() => expect([a.link.state, b.link.state]).toEqual(['up', 'up']));
  await eventually(async () => {
    await b.tags.refresh(Date.now() + 1_000);
    expect(b.tags.lastExpired(['site:demo:groups'])).toBeGreaterThan(0);
  });
  expect(a.lines.length).toBeLessThan(MANY);
}, 30_000);
