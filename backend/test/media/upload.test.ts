import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/index.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
beforeAll(async () => {
  test = await testApp();
  library = await openLibrary(test);
});
afterAll(() => test.close());

const sizeOf = async (url: string) => {
  const { format, width, height } = await sharp((await library.get(url)).rawPayload).metadata();
  return { format, width, height };
};

describe('an uploaded photo', () => {
  it('is served in AVIF and WebP at three widths, cached for ever', async () => {
    const { url, variants, width, height, bytes } = await library.add(await photo(1600, 900));
    expect({ width, height }).toEqual({ width: 1600, height: 900 });
    const whole = await library.get(url);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(whole.rawPayload.byteLength).toBe(bytes);
    const sizes = variants.map(({ type, width, height, ratio }) => [type, width, height, ratio]);
    expect(sizes).toEqual([
      ['image/avif', 480, 270, 'whole'],
      ['image/webp', 480, 270, 'whole'],
      ['image/avif', 960, 540, 'whole'],
      ['image/webp', 960, 540, 'whole'],
      ['image/avif', 1440, 810, 'whole'],
      ['image/webp', 1440, 810, 'whole'],
    ]);
    for (const { url, type, width, height } of variants) {
      const answer = await library.get(url);
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers['cache-control']).toMatch(/immutable/);
      const format = type === 'image/avif' ? 'heif' : 'webp';
      expect(await sizeOf(url)).toEqual({ format, width, height });
    }
  });

  it('is not made larger than it is', async () => {
    const { variants, width } = await library.add(await photo(700, 300));
    expect(width).toBe(700);
    expect([...new Set(variants.map((variant) => variant.width))]).toEqual([480]);
    expect((await library.add(await photo(100, 50))).variants).toEqual([]);
  });

  it('is stored at 2560 pixels at most', async () => {
    expect(await library.add(await photo(1000, 3000))).toMatchObject({ width: 853, height: 2560 });
  });

  it('loses its place and camera, and stands upright', async () => {
    const turned = await sharp(await photo(400, 200))
      .withExif({ IFD0: { Make: 'Geheim' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(turned.includes('Geheim')).toBe(true);
    const image = await library.add(turned);
    expect(image).toMatchObject({ width: 200, height: 400 });
    const { rawPayload } = await library.get(image.url);
    expect(rawPayload.includes('Geheim')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('keeps what is transparent', async () => {
    const logo = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { url } = await library.add(logo);
    const { data } = await sharp((await library.get(url)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'may be %s, whatever its name says',
    async (format) => {
      const bytes = await sharp(await photo(40, 30))
        .toFormat(format)
        .toBuffer();
      expect(await library.add(bytes, { filename: 'x.exe', type: 'text/html' })).toMatchObject({ width: 40 });
    },
  );

  it('may come as the data URL that a browser makes of a file', async () => {
    const base64 = `data:image/jpeg;base64,${(await photo(41, 30)).toString('base64')}`;
    const body = { base64, filename: 'a.jpg', type: '', dir: '' };
    expect((await test.call(media.uploadImage, body, library.admin)).status).toBe(200);
  });
});

it('stores the same file once, and answers where it is', async () => {
  await library.call(media.makeDir, { dir: 'eerste' });
  const bytes = await photo(50, 50);
  const first = await library.add(bytes, { dir: 'eerste', filename: 'a.jpg' });
  const second = await library.add(bytes, { dir: '', filename: 'b.jpg' });
  expect(second).toEqual(first);
  const other = await openLibrary(test);
  expect((await other.add(bytes)).url).not.toBe(first.url);
});

it('gives images of one folder different names', async () => {
  const names = [];
  for (const seed of [1, 2, 3])
    names.push((await library.add(await photo(60, 60, seed), { filename: 'Zomer Actie.JPG' })).filename);
  expect(names).toEqual(['zomer-actie.webp', 'zomer-actie-2.webp', 'zomer-actie-3.webp']);
});

it('does not store an image in a folder that is not there', async () => {
  const answer = await library.upload(await photo(61, 61), { dir: 'nergens' });
  expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
});
