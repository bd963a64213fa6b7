import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/index.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const dirsIn = async (dir: string) => (await test.data(media.images, { dir }, library.admin)).dirs;
const namesIn = async (dir: string) =>
  (await test.data(media.images, { dir }, library.admin)).images.map(({ filename }) => filename);
const code = async (endpoint: Parameters<Library['call']>[0], input: Record<string, unknown>) =>
  codeOf(await library.call(endpoint, input));

it('makes a folder with those on the way to it, once, whatever its capitals', async () => {
  library = await openLibrary(test);
  expect(await code(media.makeDir, { dir: 'nieuws/2026/lente' })).toBeUndefined();
  expect(await dirsIn('')).toEqual(['nieuws']);
  expect(await dirsIn('nieuws')).toEqual(['nieuws/2026']);
  expect(await code(media.makeDir, { dir: 'Nieuws/2026' })).toBe('folder_taken');
  expect(await dirsIn('NIEUWS/2026')).toEqual(['nieuws/2026/lente']);
});

it('removes an empty folder only', async () => {
  library = await openLibrary(test);
  await library.call(media.makeDir, { dir: 'a/b' });
  await library.add(await photo(20, 20), { dir: 'a/b', filename: 'x.jpg' });
  expect(await code(media.removeDir, { dir: 'a' })).toBe('folder_not_empty');
  expect(await code(media.removeDir, { dir: 'a/b' })).toBe('folder_not_empty');
  expect(await code(media.removeImage, { dir: 'a/b', filename: 'x.webp' })).toBeUndefined();
  expect(await code(media.removeDir, { dir: 'a/b' })).toBeUndefined();
  expect(await code(media.removeDir, { dir: 'a/b' })).toBe('not_found');
  expect(await dirsIn('a')).toEqual([]);
});

it('answers the folder calls and the removal by GET too, and not from another origin', async () => {
  library = await openLibrary(test);
  const get = (
    endpoint: (typeof media)['makeDir' | 'removeDir' | 'removeImage'],
    input: Record<string, string>,
  ) => test.call(endpoint, input, { ...library.admin, method: 'GET' });
  expect((await get(media.makeDir, { dir: 'a' })).status).toBe(200);
  await library.add(await photo(21, 20), { dir: 'a', filename: 'x.jpg' });
  expect((await get(media.removeImage, { dir: 'a', filename: 'x.webp' })).status).toBe(200);
  expect((await get(media.removeDir, { dir: 'a' })).status).toBe(200);
  expect(await dirsIn('')).toEqual([]);
  const foreign = { headers: { origin: 'https://elders.example' }, method: 'GET' as const };
  expect(codeOf(await test.call(media.makeDir, { dir: 'b' }, { ...library.admin, ...foreign }))).toBe(
    'cross_origin',
  );
});

it('renames a folder with all that is in it, and no URL changes', async () => {
  library = await openLibrary(test);
  await library.call(media.makeDir, { dir: 'oud_1/deep' });
  await library.call(media.makeDir, { dir: 'oudx1/deep' });
  const { url } = await library.add(await photo(22, 20), { dir: 'oud_1/deep' });
  expect(await code(media.renameDir, { dir: 'oud_1', newDir: 'archief/2025' })).toBeUndefined();
  expect(await dirsIn('')).toEqual(['archief', 'oudx1']);
  expect(await dirsIn('oudx1')).toEqual(['oudx1/deep']);
  expect(await namesIn('archief/2025/deep')).toEqual(['foto.webp']);
  expect((await library.get(url)).statusCode).toBe(200);
});

it('gives a folder no path that another has, nor one in itself', async () => {
  library = await openLibrary(test);
  for (const dir of ['a/b', 'c']) await library.call(media.makeDir, { dir });
  expect(await code(media.renameDir, { dir: 'a', newDir: 'c' })).toBe('folder_taken');
  expect(await code(media.renameDir, { dir: 'a', newDir: 'a/b/d' })).toBe('invalid_request');
  expect(await code(media.renameDir, { dir: 'x', newDir: 'y' })).toBe('not_found');
  expect(await dirsIn('')).toEqual(['a', 'c']);
});

it('moves images, and numbers one whose name the folder has', async () => {
  library = await openLibrary(test);
  await library.call(media.makeDir, { dir: 'a' });
  const names = { filename: 'x.jpg' };
  const there = await library.add(await photo(23, 20), { ...names, dir: 'a' });
  const images = [await library.add(await photo(24, 20), names), await library.add(await photo(25, 20))];
  const imageIDs = [...images, there].map(({ id }) => id);
  expect(await code(media.moveImages, { imageIDs, dir: 'a' })).toBeUndefined();
  expect(await namesIn('a')).toEqual(['foto.webp', 'x-2.webp', 'x.webp']);
  expect(await namesIn('')).toEqual([]);
});

it('moves none when one of them is not there', async () => {
  library = await openLibrary(test);
  await library.call(media.makeDir, { dir: 'a' });
  const { id } = await library.add(await photo(26, 20));
  const elsewhere = await (await openLibrary(test)).add(await photo(26, 20));
  for (const absent of [999_999, elsewhere.id])
    expect(await code(media.moveImages, { imageIDs: [id, absent], dir: 'a' })).toBe('not_found');
  expect(await namesIn('')).toEqual(['foto.webp']);
});

it('lists all folders with their images', async () => {
  library = await openLibrary(test);
  await library.call(media.makeDir, { dir: 'b/c' });
  await library.add(await photo(20, 21), { dir: 'b/c' });
  expect(await test.data(media.dirs, {}, library.admin)).toEqual([
    { dir: 'b', images: 0 },
    { dir: 'b/c', images: 1 },
  ]);
});
