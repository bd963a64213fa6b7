import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ObjectFault } from '../../src/db/object-store.ts';
import { sql } from '../../src/db/sql.ts';
import { codeOf, type Library, openLibrary, photo } from '../media/library.ts';
import { emptyDatabase, type TestApp, testApp } from '../support/index.ts';
import { startBadBucket } from './bad-bucket.ts';
import { openPlaces, placesOf } from './open.ts';

let bucket: Awaited<ReturnType<typeof startBadBucket>>;
let test: TestApp;
let library: Library;
const faults: ObjectFault[] = [];
beforeAll(async () => {
  bucket = await startBadBucket();
  const objects = await openPlaces(bucket.env, (fault) => faults.push(fault));
  test = await testApp(async () => ({ ...(await emptyDatabase()), objects }));
});
beforeEach(async () => {
  bucket.behave('right');
  library = await openLibrary(test);
  faults.length = 0;
});
afterAll(async () => {
  await test.close();
  bucket.close();
});

/** No picture stays in the memory of a new app. */
const getFresh = async (url: string) => {
  test.renew();
  const { statusCode, headers } = await library.get(url);
  return [statusCode, headers['retry-after'], headers['cache-control']];
};
const NOT_NOW = [503, '3', 'no-store'];

it.each([
  ['cut', 'away'],
  ['half', 'away'],
  [403, 'refused'],
  [500, 'error'],
  ['silent', 'timeout'],
] as const)('says 503 and never 404 while the bucket answers %s, and recovers', async (manner, reason) => {
  const { url } = await library.add(await photo(300, 200));
  bucket.behave(manner);
  const startedAt = performance.now();
  expect(await getFresh(url)).toEqual(NOT_NOW);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(faults.map((fault) => [fault.operation, fault.reason])).toEqual([['read', reason]]);
  expect(test.database.objects?.isFailing()).toBe(true);
  bucket.behave('right');
  expect((await getFresh(url))[0]).toBe(200);
  expect(test.database.objects?.isFailing()).toBe(false);
});

it('serves no object with other bytes, and says 503 for one that is gone', async () => {
  const { url } = await library.add(await photo(310, 200));
  const [key, bytes] = [...bucket.objects].at(-1) ?? ['', Buffer.alloc(0)];
  bucket.objects.set(key, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]));
  expect(await getFresh(url)).toEqual(NOT_NOW);
  bucket.objects.delete(key);
  expect(await getFresh(url)).toEqual(NOT_NOW);
  expect(faults.map(({ reason }) => reason)).toEqual(['corrupt', 'missing']);
  // One object is no reason to call the bucket away.
  expect(test.database.objects?.isFailing()).toBe(false);
});

it.each(['cut', 403, 500, 'silent'] as const)(
  'refuses an upload while the bucket answers %s, and keeps no row',
  async (manner) => {
    const bytes = await photo(320, 200);
    bucket.behave(manner);
    const refused = await library.upload(bytes);
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([
      503,
      'storage_unavailable',
      '5',
    ]);
    expect(await placesOf(test.database, library.site.id)).toEqual({});
    bucket.behave('right');
    expect((await library.upload(bytes)).status).toBe(200);
  },
);

it('stores nothing of a picture when the bucket goes away between two of its sizes', async () => {
  const bytes = await photo(1000, 640);
  bucket.cutAfter(3);
  expect(codeOf(await library.upload(bytes))).toBe('storage_unavailable');
  expect(await placesOf(test.database, library.site.id)).toEqual({});
  bucket.cutAfter(Number.POSITIVE_INFINITY);
  const { url } = await library.add(bytes);
  expect((await getFresh(url))[0]).toBe(200);
});

it('holds no connection while a bucket is slow', async () => {
  const { url } = await library.add(await photo(330, 200));
  bucket.behave('silent');
  test.renew();
  let isAnswered = false;
  const waiting = library.get(url).then(() => {
    isAnswered = true;
  });
  await expect.poll(() => test.database.objects && bucket.waiting()).toBe(1);
  // There is one connection in these tests.
  await test.database.inSite(library.site.id, (tx) => tx.execute(sql`SELECT 1`));
  expect(isAnswered).toBe(false);
  await waiting;
});
