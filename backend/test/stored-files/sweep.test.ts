import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { sweepObjects } from '../../src/modules/stored-files/sweep.ts';
import { upkeep } from '../../src/upkeep.ts';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import { emptyDatabase, type TestApp, testApp } from '../support/index.ts';
import { startBadBucket } from './bad-bucket.ts';
import { knownObjects, openPlaces } from './open.ts';

let bucket: Awaited<ReturnType<typeof startBadBucket>>;
let test: TestApp;
let library: Library;
beforeAll(async () => {
  bucket = await startBadBucket();
  const objects = await openPlaces({ ...bucket.env, MEDIA_KEEP_DAYS: '10' });
  test = await testApp(async () => ({ ...(await emptyDatabase()), objects }));
});
beforeEach(async () => {
  bucket.behave('right');
  library = await openLibrary(test);
});
afterAll(async () => {
  await test.close();
  bucket.close();
});

const execute = (query: ReturnType<typeof sql>) =>
  test.database.inSite(library.site.id, (tx) => tx.execute(query));
const daysPass = (days: number) =>
  execute(sql`UPDATE stored_objects SET unused_since = unused_since - make_interval(days => ${days}::int)`);
const inBucket = () =>
  [...bucket.objects.keys()].filter((key) => key.includes(`/${library.site.id}/`)).length;

it('removes the files of a removed picture after the days that are set, and no other', async () => {
  const kept = await library.add(await photo(500, 300));
  const { id } = await library.add(await photo(500, 301));
  await library.call(media.remove, { imageIDs: [id] });
  await sweepObjects(test.database, library.site.id);
  await daysPass(9);
  await sweepObjects(test.database, library.site.id);
  expect(inBucket()).toBe(6);
  await daysPass(2);
  await upkeep(test.database);
  expect([inBucket(), await knownObjects(test.database, library.site.id)]).toEqual([3, 3]);
  test.renew();
  expect((await library.get(kept.url)).statusCode).toBe(200);
});

it('keeps a file that is uploaded again before its time', async () => {
  const bytes = await photo(400, 300);
  const { id } = await library.add(bytes);
  await library.call(media.remove, { imageIDs: [id] });
  await sweepObjects(test.database, library.site.id);
  await daysPass(11);
  const { url } = await library.add(bytes);
  await sweepObjects(test.database, library.site.id);
  test.renew();
  expect((await library.get(url)).statusCode).toBe(200);
});

it('cleans up what an upload left that failed half-way', async () => {
  bucket.cutAfter(2);
  expect((await library.upload(await photo(1000, 500))).status).toBe(503);
  bucket.cutAfter(Number.POSITIVE_INFINITY);
  expect(inBucket()).toBe(2);
  await sweepObjects(test.database, library.site.id);
  await daysPass(11);
  await sweepObjects(test.database, library.site.id);
  expect([inBucket(), await knownObjects(test.database, library.site.id)]).toEqual([0, 0]);
});

it('stores a picture in its row while the clean-up removes the same file', async () => {
  const bytes = await photo(410, 300);
  const { id } = await library.add(bytes);
  await library.call(media.remove, { imageIDs: [id] });
  await execute(sql`UPDATE stored_objects SET removing_until = now() + interval '1 minute'`);
  const { url } = await library.add(bytes);
  bucket.objects.clear();
  test.renew();
  expect((await library.get(url)).statusCode).toBe(200);
});

it('keeps its list while the bucket is away', async () => {
  const { id } = await library.add(await photo(420, 300));
  await library.call(media.remove, { imageIDs: [id] });
  await sweepObjects(test.database, library.site.id);
  await daysPass(11);
  bucket.behave(500);
  await sweepObjects(test.database, library.site.id);
  expect(await knownObjects(test.database, library.site.id)).toBe(1);
  bucket.behave('right');
  await execute(sql`UPDATE stored_objects SET removing_until = now()`);
  await sweepObjects(test.database, library.site.id);
  expect([inBucket(), await knownObjects(test.database, library.site.id)]).toEqual([0, 0]);
});
