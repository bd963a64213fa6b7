import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atOnce, persistently, postgresApp } from '../concurrency/postgres-app.ts';
import type { TestApp } from '../support/index.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
beforeAll(async () => {
  test = await postgresApp();
});
beforeEach(async () => {
  library = await openLibrary(test);
});
afterAll(() => test?.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await test.database.inSite(library.site.id, (tx) =>
    tx.execute(`SELECT count(*)::int AS rows FROM ${table}`),
  );
  return Number(rows[0]?.rows);
};
const upload = (bytes: Buffer, options?: Parameters<Library['upload']>[1]) =>
  persistently(() => library.upload(bytes, options));

it('stores one file that is uploaded twenty times at once', async () => {
  const bytes = await photo(700, 400);
  const answers = await atOnce(20, (turn) => upload(bytes, { filename: `naam-${turn}.jpg` }));
  expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect([await count('media'), await count('media_variants')]).toEqual([1, 2]);
});

it('stores it once also where it is made twice', async () => {
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const { id } = await library.add(await photo(500, 300 + turn));
    // Made with crops for the replacement, without for the upload.
    await library.call(media.setDetails, { imageID: id, focal: { x: 10, y: 10 } });
    const bytes = await photo(500, 310 + turn);
    const [uploaded, replaced] = await Promise.all([
      upload(bytes),
      library.call(media.replace, { imageID: id, base64: bytes.toString('base64') }),
    ]);
    expect(uploaded.status).toBe(200);
    const second = (uploaded.body as { data: { id: number } }).data.id !== id;
    expect(codeOf(replaced)).toBe(second ? 'image_taken' : undefined);
  }
});

it('gives twelve images of one name twelve names', async () => {
  const files = await Promise.all(Array.from({ length: 12 }, (_, turn) => photo(30, 30 + turn)));
  const answers = await Promise.all(files.map((bytes) => upload(bytes, { filename: 'actie.jpg' })));
  const names = answers.map(({ body }) => (body as { data: { filename: string } }).data.filename);
  expect(new Set(names).size).toBe(12);
});

it('never leaves an image in a folder that was removed meanwhile', async () => {
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const dir = `map-${turn}`;
    await library.call(media.makeDir, { dir });
    const [stored, removed] = await Promise.all([
      upload(await photo(40, 40 + turn), { dir }),
      library.call(media.removeDir, { dir }),
    ]);
    const outcome = [codeOf(stored), codeOf(removed)];
    expect([
      ['not_found', undefined],
      [undefined, 'folder_not_empty'],
    ]).toContainEqual(outcome);
  }
});

it('replaces or removes an image, not half of both', async () => {
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const { id, url } = await library.add(await photo(500, 50 + turn));
    const [replaced, removed] = await Promise.all([
      library.call(media.replace, {
        imageID: id,
        base64: (await photo(500, 60 + turn)).toString('base64'),
      }),
      library.call(media.remove, { imageIDs: [id] }),
    ]);
    expect(removed.status).toBe(200);
    expect([undefined, 'not_found']).toContain(codeOf(replaced));
    expect((await library.get(url)).statusCode).toBe(404);
  }
  const left = await Promise.all(['media', 'media_variants', 'media_former_paths'].map(count));
  expect(left).toEqual([0, 0, 0]);
});

it('answers other calls while images are made, and no connection waits for an image', async () => {
  const files = await Promise.all([1, 2, 3, 4].map((turn) => photo(2400, 1600 + turn)));
  let made = 0;
  const uploads = files.map((bytes) =>
    upload(bytes).then((answer) => {
      made += 1;
      return answer;
    }),
  );
  let answered = 0;
  while (made === 0) {
    const { status } = await test.call(endpoints.productGroups.tree, { id: 0 }, { site: library.site });
    expect(status).toBe(200);
    answered += 1;
  }
  // An image takes a second; a call that waited for one would be answered once or twice.
  expect(answered).toBeGreaterThan(10);
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
