import { MAX_IMAGE_BYTES } from '@toonbank/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/index.ts';
import { png } from './images.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
beforeAll(async () => {
  test = await testApp();
  library = await openLibrary(test);
});
afterAll(() => test.close());

const refusal = async (bytes: Buffer, options?: Parameters<Library['upload']>[1]) => {
  const answer = await library.upload(bytes, options);
  return [answer.status, codeOf(answer)];
};

describe('a file that is no image', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG behind an XML header', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 1 0 obj'],
    ['TIFF', 'II*\0\b\0\0\0'],
    ['a program', 'MZ\x90\0\x03'],
    ['nothing but letters', 'x'.repeat(500)],
  ])('is refused with the name and the type of one: %s', async (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(await refusal(bytes, { filename: 'foto.png', type: 'image/png' })).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it('is refused with the first bytes of one', async () => {
    for (const start of [
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      'GIF89a',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\x1cftypavif',
    ])
      expect(await refusal(Buffer.from(`${start}<script>alert(1)</script>`, 'latin1')), start).toEqual([
        422,
        'image_damaged',
      ]);
  });
});

describe('an image with something behind it', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('loses it: %s', async (format) => {
    const image = await sharp(await photo(30, 20))
      .toFormat(format)
      .toBuffer();
    const script = '<script>alert(1)</script>PK\x03\x04';
    const stored = await library.add(Buffer.concat([image, Buffer.from(script, 'latin1')]));
    const { rawPayload, headers } = await library.get(stored.url);
    expect(rawPayload.includes('<script>')).toBe(false);
    expect(rawPayload.includes('PK\x03\x04')).toBe(false);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('loses what stands in its comment', async () => {
    const jpeg = await photo(31, 20);
    const text = '<?php system($_GET[0]); ?>';
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
    const stored = await library.add(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
    expect((await library.get(stored.url)).rawPayload.includes('<?php')).toBe(false);
  });
});

describe('an image of huge dimensions', () => {
  it.each([
    ['as wide and high as PNG allows', 2_147_483_647, 2_147_483_647, 'image_damaged'],
    ['of a thousand million pixels', 31_623, 31_623, 'image_too_many_pixels'],
    ['just over the limit', 10_000, 5_001, 'image_too_many_pixels'],
  ])('is refused before a pixel is decoded: %s', async (_, width, height, expected) => {
    const small = png(width, height, Buffer.alloc(1000));
    expect(small.byteLength).toBeLessThan(200);
    const before = process.memoryUsage().rss;
    const start = performance.now();
    const answer = await refusal(small);
    // Decoding them takes many seconds.
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    expect(answer).toEqual([422, expected]);
  });
});

it('refuses a tiny file that says it has thousands of millions of pixels, in any format', async () => {
  const [jpeg, avif] = [
    await photo(64, 64),
    await sharp(await photo(64, 65))
      .avif()
      .toBuffer(),
  ];
  // Width and height: after the start of frame of a JPEG, in the box `ispe` of an AVIF.
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_000, frame + 5);
  jpeg.writeUInt16BE(65_000, frame + 7);
  const box = avif.indexOf('ispe');
  avif.writeUInt32BE(60_000, box + 8);
  avif.writeUInt32BE(60_000, box + 12);
  for (const bytes of [jpeg, avif]) {
    const start = performance.now();
    expect(await refusal(bytes)).toEqual([422, 'image_too_many_pixels']);
    expect(performance.now() - start).toBeLessThan(1_000);
  }
});

describe('a file that is cut off', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is refused: %s', async (format) => {
    const whole = await sharp(await photo(300, 200))
      .toFormat(format)
      .toBuffer();
    for (const part of [0.3, 0.6, 0.9])
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * part))), String(part)).toEqual([
        422,
        'image_damaged',
      ]);
  });
});

it('refuses an animation instead of losing all but its first image', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
  const moving = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
  for (const format of ['gif', 'webp'] as const)
    expect(await refusal(await moving.clone().toFormat(format).toBuffer()), format).toEqual([
      422,
      'image_animated',
    ]);
});

describe('the size of a file', () => {
  const padded = async (size: number) => {
    const jpeg = await photo(32, 20);
    return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);
  };

  it('may be 15 MB', async () => {
    expect((await library.upload(await padded(MAX_IMAGE_BYTES))).status).toBe(200);
  });

  it('may not be a byte more, nor so much that the body is not even read', async () => {
    expect(await refusal(await padded(MAX_IMAGE_BYTES + 1))).toEqual([413, 'payload_too_large']);
    expect(await refusal(await padded(MAX_IMAGE_BYTES + 100_000))).toEqual([413, 'payload_too_large']);
  });

  it('is no reason to read the body of a caller who may not upload', async () => {
    const app = await test.app();
    const answer = await app.inject({
      method: 'POST',
      url: media.uploadImage.path,
      headers: { 'x-site-token': library.site.token, 'content-type': 'application/json' },
      payload: 'x'.repeat(25_000_000),
    });
    expect(answer.json().error.code).toBe('session_missing');
  });
});

it.each(['', '!!!!', 'AAA', 'data:image/png;base64,', 'AAAA\u00e9AAA'])(
  'refuses what is no base64: %j',
  async (base64) => {
    const answer = await library.call(media.uploadImage, { base64, filename: 'a', type: '', dir: '' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
  },
);

describe('a name that tries to leave its folder', () => {
  let number = 0;
  it.each([
    ['../../etc/passwd', 'passwd.webp'],
    ['..\\..\\windows\\system32\\evil.png', 'evil.webp'],
    ['/etc/shadow', 'shadow.webp'],
    ['C:\\boot.ini', 'boot.webp'],
    ['..', 'afbeelding.webp'],
    ['.htaccess', 'afbeelding-2.webp'],
    ['foto.php.jpg', 'foto-php.webp'],
    ['con.png', 'afbeelding-con.webp'],
    ['LPT1', 'afbeelding-lpt1.webp'],
    // Cyrillic letters that look like ours.
    ['р\u0430ypal.png', 'ypal.webp'],
    ['foto\u202Egnp.exe', 'foto-gnp.webp'],
    ['\uff0e\uff0e\uff0fetc', 'etc.webp'],
    ['caf\u00e9 <script>.png', 'cafe-script.webp'],
    ['%2e%2e%2fx.png', '2e-2e-2fx.webp'],
    ['x'.repeat(200), `${'x'.repeat(80)}.webp`],
  ])('becomes harmless: %j', async (filename, expected) => {
    number += 1;
    const image = await library.add(await photo(20, 20 + number), { filename });
    expect(image.filename).toBe(expected);
    expect(image.url).toMatch(/^\/media\/[a-z0-9]+\/images\/[0-9a-f]{32}\.webp$/);
  });

  it('is refused with a NUL or a line break in it', async () => {
    for (const filename of ['a\0.png', 'a\u0007.png'])
      expect(await refusal(await photo(21, 20), { filename })).toEqual([400, 'invalid_request']);
  });

  it.each([
    '..',
    '../x',
    '/etc',
    'a/../b',
    'a//b',
    'a/',
    'a\\b',
    'a\0b',
    'a b',
    'f\u043eto',
    'a/b/c/d/e/f/g',
    '%2e%2e',
    '.git',
  ])('is refused as a folder: %j', async (dir) => {
    for (const endpoint of [media.makeDir, media.removeDir, media.images])
      expect(codeOf(await library.call(endpoint, { dir }))).toBe('invalid_request');
    expect(await refusal(await photo(22, 20), { dir })).toEqual([400, 'invalid_request']);
  });
});
