import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { sweepObjects } from '../../src/modules/stored-files/sweep.ts';
import { atOnce, persistently, postgresApp } from '../concurrency/postgres-app.ts';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import type { TestApp } from '../support/index.ts';
import { type Bucket, startBucket } from './bucket.ts';
import { openPlaces } from './open.ts';

let bucket: Bucket;
let test: TestApp;
let library: Library;
beforeAll(async () => {
  bucket = await startBucket();
  test = await postgresApp(20, undefined, await openPlaces(bucket.env));
});
beforeEach(async () => {
  library = await openLibrary(test);
});
afterAll(async () => {
  await test?.close();
  await bucket.close();
});

const ownKeys = () => bucket.keys().filter((key) => key.includes(`${library.site.id}/`));

it('stores one object of a picture that is uploaded sixty times at once', async () => {
  const bytes = await photo(300, 200);
  const answers = await atOnce(60, () => persistently(() => library.upload(bytes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
  expect(ownKeys()).toHaveLength(1);
  const { url } = await library.add(bytes);
  test.renew();
  expect((await library.get(url)).statusCode).toBe(200);
});

it('never removes a file that is uploaded at the same moment', async () => {
  const bytes = await photo(310, 200);
  const sweep = () => sweepObjects(test.database, library.site.id);
  for (let turn = 0; turn < 12; turn += 1) {
    const { id } = await library.add(bytes);
    await library.call(media.remove, { imageIDs: [id] });
    await test.database.inSite(library.site.id, (tx) =>
      tx.execute(
        sql`UPDATE stored_objects SET unused_since = now() - interval '40 days', removing_until = NULL`,
      ),
    );
    const [added] = await Promise.all([library.add(bytes), sweep(), sweep()]);
    test.renew();
    expect((await library.get(added.url)).statusCode).toBe(200);
    await library.call(media.remove, { imageIDs: [added.id] });
  }
});
