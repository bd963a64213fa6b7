import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/index.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
beforeAll(async () => {
  test = await testApp();
  library = await openLibrary(test);
});
afterAll(() => test.close());

const set = (imageID: number, details: object) =>
  test.data(media.setDetails, { imageID, ...details }, library.admin);

it('has a text, or is decorative, or lacks a text', async () => {
  const { id, alt, decorative } = await library.add(await photo(30, 30));
  expect({ alt, decorative }).toEqual({ alt: '', decorative: false });
  expect(await set(id, { alt: ' Een emmer ' })).toMatchObject({ alt: 'Een emmer', decorative: false });
  expect(await set(id, { decorative: true })).toMatchObject({ alt: '', decorative: true });
  expect(await set(id, { alt: '' })).toMatchObject({ alt: '', decorative: true });
  expect(await set(id, { alt: 'Toch' })).toMatchObject({ alt: 'Toch', decorative: false });
  const both = await library.call(media.setDetails, { imageID: id, alt: 'x', decorative: true });
  expect([both.status, codeOf(both)]).toEqual([400, 'invalid_request']);
});

it('is cut around its focal point, under URLs of that point', async () => {
  const { id, variants: before } = await library.add(await photo(1200, 600));
  const { variants, focal } = await set(id, { focal: { x: 100, y: 50 } });
  expect(focal).toEqual({ x: 100, y: 50 });
  const crops = variants.filter(({ ratio }) => ratio !== 'whole');
  expect(variants.slice(0, before.length)).toEqual(before);
  expect(crops.map(({ ratio, width, height, type }) => `${ratio} ${width}×${height} ${type}`)).toEqual([
    '1:1 480×480 image/avif',
    '1:1 480×480 image/webp',
    '4:3 480×360 image/avif',
    '4:3 480×360 image/webp',
    '16:9 480×270 image/avif',
    '16:9 480×270 image/webp',
    '16:9 960×540 image/avif',
    '16:9 960×540 image/webp',
  ]);
  const webp = crops[1]?.url ?? '';
  const { data } = await sharp((await library.get(webp)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Red grows from left to right: the left edge of this crop is the middle of the photo.
  expect(data[0]).toBeGreaterThan(110);

  const moved = await set(id, { focal: { x: 0, y: 50 } });
  expect(moved.variants.map(({ url }) => url)).not.toContain(webp);
  const none = await set(id, { focal: null });
  expect(none).toMatchObject({ focal: null, variants: before });
  const { rows } = await test.database.inSite(library.site.id, (tx) =>
    tx.execute(`SELECT path FROM media_variants WHERE media_id = ${id}`),
  );
  expect(rows).toHaveLength(before.length);
});

it('keeps texts and focal point when it is replaced', async () => {
  const { id } = await library.add(await photo(1000, 500));
  await set(id, { alt: 'Een bezem', focal: { x: 20, y: 30 } });
  const base64 = (await photo(990, 500)).toString('base64');
  const after = await test.data(media.replace, { imageID: id, base64 }, library.admin);
  expect(after).toMatchObject({ alt: 'Een bezem', focal: { x: 20, y: 30 }, width: 990 });
  const crop = after.variants.find(({ ratio }) => ratio === '1:1');
  expect(crop?.url.includes(after.url.replace('.webp', ''))).toBe(true);
  expect((await library.get(crop?.url ?? '')).statusCode).toBe(200);
});
