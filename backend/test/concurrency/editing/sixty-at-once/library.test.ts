import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeOf, type Library, media, openLibrary, photo } from '../../../media/library.ts';
import type { TestApp } from '../../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../../postgres-app.ts';

const TIMES = 60;

let test: TestApp;
let library: Library;

beforeAll(async () => {
  test = await postgresApp(20);
});
beforeEach(async () => {
  library = await openLibrary(test);
});
afterAll(() => test?.close());

const codes = (answers: { body: unknown }[]) => answers.map((answer) => codeOf(answer) ?? 'done').sort();
const oneOfSixty = (refusal: string) => ['done', ...Array(TIMES - 1).fill(refusal)].sort();
const folders = async () => {
  const { body } = await library.call(media.dirs, {});
  return (body as { data: { dir: string; images: number }[] }).data;
};

it('stores a picture once that is uploaded sixty times under sixty names to six folders', async () => {
  const bytes = await photo(640, 420);
  for (let turn = 0; turn < 6; turn += 1) await library.call(media.makeDir, { dir: `map-${turn}` });
  const answers = await atOnce(TIMES, (turn) =>
    persistently(() => library.upload(bytes, { filename: `foto-${turn}.jpg`, dir: `map-${turn % 6}` })),
  );
  expect(codes(answers)).toEqual(Array(TIMES).fill('done'));
  expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
  expect((await folders()).map(({ images }) => images).sort()).toEqual([0, 0, 0, 0, 0, 1]);
  const { rows } = await test.database.pool.query(
    "SELECT count(*)::int AS n FROM admin_actions WHERE action = 'upload_image' AND site_id = $1",
    [library.site.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

it('removes a folder once', async () => {
  await library.call(media.makeDir, { dir: 'lente' });
  const answers = await atOnce(TIMES, () => library.call(media.removeDir, { dir: 'lente' }));
  expect(codes(answers)).toEqual(oneOfSixty('not_found'));
  expect(await folders()).toEqual([]);
});

it('gives a folder one of sixty new names, with the image in it', async () => {
  await library.call(media.makeDir, { dir: 'lente' });
  await library.add(await photo(40, 30), { dir: 'lente' });
  const answers = await atOnce(TIMES, (turn) =>
    library.call(media.renameDir, { dir: 'lente', newDir: `zomer-${turn}` }),
  );
  expect(codes(answers)).toEqual(oneOfSixty('not_found'));
  expect(await folders()).toEqual([{ dir: expect.stringMatching(/^zomer-\d+$/), images: 1 }]);
});

it('gives one name to one of sixty folders, and the others stay', async () => {
  await atOnce(TIMES, (turn) => library.call(media.makeDir, { dir: `map-${turn}` }));
  const answers = await atOnce(TIMES, (turn) =>
    library.call(media.renameDir, { dir: `map-${turn}`, newDir: 'actie' }),
  );
  expect(codes(answers)).toEqual(oneOfSixty('folder_taken'));
  const names = (await folders()).map(({ dir }) => dir);
  expect([names.length, names.filter((dir) => dir === 'actie').length]).toEqual([TIMES, 1]);
});
