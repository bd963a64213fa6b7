import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/index.ts';
import { type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
let image: Awaited<ReturnType<Library['add']>>;
beforeAll(async () => {
  test = await testApp();
  library = await openLibrary(test);
  image = await library.add(await photo(1200, 900));
});
afterAll(() => test.close());

const get = async (size: string, accept = 'image/avif,image/webp,*/*', url = image.url) =>
  (await test.app()).inject({ method: 'GET', url: url.replace('.webp', size), headers: { accept } });
/** Type and size of what is sent. */
async function sent(size: string, accept?: string) {
  const { rawPayload, headers } = await get(size, accept);
  const { width, height } = await sharp(rawPayload).metadata();
  return `${headers['content-type']} ${width}×${height}`;
}

it('sends a width in the type that the browser accepts, never enlarged', async () => {
  expect(await sent('-480')).toBe('image/avif 480×360');
  expect(await sent('-480', 'image/webp,*/*')).toBe('image/webp 480×360');
  expect(await sent('-960')).toBe('image/avif 960×720');
  // No variant is as wide as the image itself.
  expect(await sent('-1440')).toBe('image/webp 1200×900');
  const { headers } = await get('-480');
  expect(headers).toMatchObject({ vary: 'accept', 'cache-control': 'public, max-age=31536000, immutable' });
});

it('sends the crop around the present focal point, and the whole image without one', async () => {
  expect(await sent('-16x9-960')).toBe('image/avif 960×720');
  await library.call(media.setDetails, { imageID: image.id, focal: { x: 50, y: 0 } });
  expect(await sent('-16x9-960')).toBe('image/avif 960×540');
  expect(await sent('-1x1-960')).toBe('image/avif 480×480');
  const upper = (await get('-16x9-480')).rawPayload;
  await library.call(media.setDetails, { imageID: image.id, focal: { x: 50, y: 100 } });
  const lower = await get('-16x9-480');
  expect(lower.rawPayload.equals(upper)).toBe(false);
  expect(lower.headers['cache-control']).toMatch(/^public, max-age=60,/);
  // An address that names the focal point is kept for ever; that of another one is not.
  const named = await get('-16x9f50x100-480');
  expect(named.rawPayload.equals(lower.rawPayload)).toBe(true);
  expect(named.headers['cache-control']).toContain('immutable');
  expect((await get('-16x9f50x0-480')).headers['cache-control']).toMatch(/^public, max-age=60,/);
});

it('sends what replaced the image, under the former address too, and another picture of no site', async () => {
  const before = await library.add(await photo(500, 400));
  expect((await get('-480', undefined, before.url)).headers['cache-control']).toContain('immutable');
  const base64 = (await photo(700, 700)).toString('base64');
  const after = await test.data(media.replace, { imageID: before.id, base64 }, library.admin);
  const former = await get('-960', undefined, before.url);
  expect(former.headers['cache-control']).toMatch(/^public, max-age=60,/);
  expect(former.rawPayload.equals((await get('-960', undefined, after.url)).rawPayload)).toBe(true);
  for (const size of ['-481', '-3x2-480', '-16x9', '-480-', '-480.gif', '/../-480', ''])
    expect((await get(size)).statusCode, size).toBe(404);
  const elsewhere = image.url.replace(library.site.id, 'elders');
  expect((await get('-480', undefined, elsewhere)).statusCode).toBe(404);
});
