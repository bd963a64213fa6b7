import { describe, expect, it } from 'vitest';
import { KEPT, sendHtml, start } from './running.ts';

describe('any other answer', () => {
  it('of 404 and 500 has all security headers, and is never cached', async () => {
    for (const status of [404, 500]) {
      const { get } = await start(async (_, response) => {
        response.statusCode = status;
        sendHtml(response, '<h1>x</h1>', KEPT);
      });
      const { headers } = await get('/x');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('with a not-found page in it gets 404, in full, and is never cached', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, '<body><div data-status="404"><h1>Weg</h1></div></body>', KEPT);
    });
    const { status, headers, body } = await get('/nl/c/weg');
    await get('/nl/c/weg');
    expect([status, headers['cache-control'], made]).toEqual([404, 'private, no-store', 2]);
    expect(body.toString()).toContain('<h1>Weg</h1>');
  });

  it('of a site that is closed gets 503 with Retry-After, and is never cached', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, '<body><div data-status="503"><h1>Zo terug</h1></div></body>', KEPT);
    });
    const { status, headers } = await get('/nl/c/papier');
    await get('/nl/c/papier');
    expect([status, headers['cache-control'], headers['retry-after'], made]).toEqual([
      503,
      'private, no-store',
      '120',
      2,
    ]);
  });

  it.each([
    [
      'the API is away',
      String.raw`<script>self.__next_f.push([1,"3:E{\"digest\":\"API_AWAY\"}\n"])</script>`,
      [503, '3'],
    ],
    [
      'something else failed',
      String.raw`<script>self.__next_f.push([1,"3:E{\"digest\":\"123\"}\n"])</script>`,
      [500, undefined],
    ],
    ['a text names the digest', '<p>API_AWAY</p>', [500, undefined]],
  ])('that failed has Retry-After only where that helps: %s', async (_, html, expected) => {
    const { get } = await start(async (_request, response) => {
      response.statusCode = 500;
      sendHtml(response, `<html id="__next_error__"><head></head><body>${html}</body></html>`);
    });
    const { status, headers, body } = await get('/nl/c/papier');
    expect([status, headers['retry-after']]).toEqual(expected);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.toString()).toContain('<h1>De winkel is even niet bereikbaar</h1>');
  });

  it('says so without scripts too when a page failed', async () => {
    const { get } = await start(async (_, response) => {
      response.statusCode = 500;
      const links = '<link rel="preload" href="/_next/a.css" as="style"/><script src="/a.js"></script>';
      sendHtml(response, `<html id="__next_error__"><head>${links}</head><body></body></html>`);
    });
    const { status, body } = await get('/x');
    expect(status).toBe(500);
    const html = body.toString();
    expect(html).toContain('<html id="__next_error__" lang="nl">');
    expect(html).toMatch(/<title>De winkel is even niet bereikbaar<\/title>.*<\/head>/);
    // The style that only scripts would load, and the colours and logo of this host's site.
    expect(html).toMatch(/<noscript>.*rel="stylesheet" href="\/_next\/a\.css".*\/theme\/style.*<\/head>/);
    expect(html).toMatch(
      /<body><noscript>.*src="\/theme\/logo".*<h1>De winkel is even niet bereikbaar<\/h1>/,
    );
    expect(html).toMatch(/<a [^>]*href="">Opnieuw proberen<\/a>.*<\/noscript>/);
  });

  it('gives an unknown host its heading with 404', async () => {
    const next = async (_: unknown, response: Parameters<typeof sendHtml>[0]) =>
      sendHtml(response, '<h1>x</h1>', { ...KEPT, 'x-toonbank-site': '-' });
    const { get } = await start(next);
    expect((await get('/')).status).toBe(404);
  });

  it('of data gets a policy that allows nothing, unless it brings its own', async () => {
    const { get } = await start(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/v1/own') response.setHeader('content-security-policy', 'sandbox');
      response.end('{}');
    });
    const policy = async (path: string) => (await get(path)).headers['content-security-policy'];
    expect(await policy('/v1/x')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(await policy('/v1/own')).toBe('sandbox');
  });
});
