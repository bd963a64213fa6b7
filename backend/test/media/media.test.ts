import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGallery, writeGallery } from '../../../demo/src/pictures.ts';
import { media } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

const circle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle r="1" cx="1" cy="1"/></svg>';

describe('pictures under /media', () => {
  let test: TestApp;
  let packshot: string;

  beforeAll(async () => {
    test = await testApp();
    await makeSite(test, { id: 'eerste' });
    await makeSite(test, { id: 'tweede' });
    const gallery = openGallery('eerste');
    packshot = gallery.add('packshots', 'circle', () => circle, 'Een cirkel');
    gallery.addScene('hero', circle, 'Een cirkel');
    await test.database.inSite('eerste', (tx) => writeGallery(tx, 'eerste', gallery));
  });
  afterAll(() => test.close());

  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await test.app()).inject({ method: 'GET', url, headers });

  it('serves a drawing with a policy under which it can only draw', async () => {
    const answer = await get(packshot);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe(circle);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('compresses it for clients that accept that', async () => {
    const answer = await get(packshot, { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(circle);
  });

  it('caches a drawing named after its content for ever, and a named scene for an hour', async () => {
    expect((await get(packshot)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/media/eerste/scenes/hero.svg')).headers['cache-control']).toMatch(
      /^public, max-age=3600,/,
    );
  });

  it('answers 304 to a client that has it already', async () => {
    const { etag } = (await get(packshot)).headers;
    const again = await get(packshot, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  it('serves a video in parts, as browsers play it, and its captions', async () => {
    const bytes = Buffer.from('0123456789');
    const file = { siteId: 'eerste', bytes, size: bytes.byteLength };
    await test.database.inSite('eerste', (tx) =>
      tx.insert(media).values([
        { ...file, path: 'videos/0123456789abcdef.mp4', contentType: 'video/mp4' },
        { ...file, path: 'videos/0123456789abcdef.vtt', contentType: 'text/vtt' },
      ]),
    );
    const url = '/media/eerste/videos/0123456789abcdef.mp4';
    const whole = await get(url);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(whole.headers['cache-control']).toContain('immutable');
    const part = await get(url, { range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect(part.payload).toBe('234');
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    const outside = await get(url, { range: 'bytes=10-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect((await get(url.replace('mp4', 'vtt'))).headers['content-type']).toContain('text/vtt');
    expect((await get(url.replace('eerste', 'tweede'))).statusCode).toBe(404);
  });

  it('shows a scene anew as soon as another one has its name', async () => {
    await get('/media/eerste/scenes/hero.svg');
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await test.database.inSite('eerste', (tx) => tx.delete(media));
    await test.database.inSite('eerste', (tx) =>
      tx
        .insert(media)
        .values({ siteId: 'eerste', path: 'scenes/hero.svg', contentType: 'image/svg+xml', bytes }),
    );
    expect((await get('/media/eerste/scenes/hero.svg')).rawPayload).toEqual(bytes);
  });

  it.each([
    ['another site', (url: string) => url.replace('eerste', 'tweede')],
    ['a site that is not there', (url: string) => url.replace('eerste', 'derde')],
    ['a folder that is not there', (url: string) => url.replace('packshots', 'uploads')],
    ['a climb', () => '/media/eerste/packshots/../packshots/x.svg'],
    ['a hidden climb', () => '/media/eerste/packshots/..%2f..%2fx.svg'],
    ['a NUL', (url: string) => url.replace('.svg', '%00.svg')],
    ['another type', (url: string) => url.replace('.svg', '.html')],
    ['capitals', (url: string) => url.replace('eerste', 'EERSTE')],
  ])('answers 404 in the shape of the contract for %s', async (_name, change) => {
    const answer = await get(change(packshot));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      result: false,
      error: { code: expect.stringMatching(/not_found|endpoint_unknown/) },
    });
  });
});
