import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from '../../../server/page-cache/page-cache.ts';
import { KEPT, sendHtml, start } from './running.ts';

const PAGE = `<html><body><h1>Zeep</h1>${'<p>papier</p>'.repeat(200)}<script>$RC("B:0","S:0")</script></body></html>`;

describe('a visitor page', () => {
  it('is made once, then served from memory, compressed as the browser prefers', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, PAGE, KEPT);
    });
    await get('/nl/c/papier?groupID=1&page=0');
    const plain = await get('/nl/c/papier');
    const zipped = await get('/nl/c/papier?page=0', { 'accept-encoding': 'gzip' });
    expect(made).toBe(1);
    expect(plain.body.toString()).toBe(PAGE);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(PAGE);
  });

  it('takes the memory of its compressed forms only', async () => {
    const long = PAGE.replace('</h1>', `</h1>${'<p>papier</p>'.repeat(20_000)}`);
    const pages = new PageCache(1e7);
    const { get } = await start(async (_, response) => sendHtml(response, long, KEPT), { pages });
    await get('/nl/c/papier');
    expect(pages.bytes).toBeGreaterThan(0);
    expect(pages.bytes).toBeLessThan(long.length / 10);
    const { body, headers } = await get('/nl/c/papier');
    expect(body.toString()).toBe(long);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(long)));
  });

  it('has cache headers for the browser, and no internal header', async () => {
    const { get } = await start(async (_, response) => sendHtml(response, PAGE, KEPT));
    for (const { headers } of [await get('/'), await get('/')]) {
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self'/,
      );
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(Object.keys(headers).filter((name) => /^x-(?:middleware|nextjs|toonbank)/.test(name))).toEqual(
        [],
      );
    }
  });

  it('has each header once that the framework sends twice', async () => {
    const { get } = await start(async (_, response) => {
      response.statusCode = 308;
      response.setHeader('link', [
        '</nl/c/papier>; rel=canonical',
        '</nl/c/papier>; rel=canonical',
        '</>; rel=home',
      ]);
      sendHtml(response, PAGE);
    });
    const { headers } = await get('/nl/c/Papier');
    expect(headers.link).toBe('</nl/c/papier>; rel=canonical, </>; rel=home');
  });

  it('is rendered once for many requests at the same time', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      await new Promise((resolve) => setImmediate(resolve));
      sendHtml(response, PAGE, KEPT);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(made).toBe(1);
    expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([PAGE]));
  });

  it('never shows another site’s content, however many race on a cold cache', async () => {
    const { get } = await start(async (request, response) => {
      const site = String(request.headers.host).split('.')[0] ?? '';
      await new Promise((resolve) => setImmediate(resolve));
      sendHtml(response, `<h1>canary-${site}</h1>`, { ...KEPT, 'x-toonbank-site': site });
    });
    const sites = Array.from({ length: 22 }, (_, i) => `site${i}`);
    const all = [...sites, ...sites, ...sites];
    const answers = await Promise.all(all.map((site) => get('/', { host: `${site}.test` })));
    expect(answers.map(({ body }) => body.toString())).toEqual(all.map((site) => `<h1>canary-${site}</h1>`));
  });

  it('answers 304 to a browser that has it', async () => {
    const { get } = await start(async (_, response) => sendHtml(response, PAGE, { ...KEPT, etag: '"abc"' }));
    await get('/');
    const again = await get('/', { 'if-none-match': 'W/"abc"' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('sends its own headers when a browser revalidates it after the cache dropped it', async () => {
    // Next's 304 has no content type, so it would get the strictest policy.
    const { get } = await start(async (request, response) => {
      if (request.headers['if-none-match']) response.writeHead(304).end();
      else sendHtml(response, PAGE, { ...KEPT, etag: '"abc"' });
    });
    const again = await get('/', { 'if-none-match': 'W/"abc"' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toContain("script-src 'self'");
    expect(again.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=300, must-revalidate',
      vary: expect.stringContaining('Cookie'),
    });
  });

  it('has headers without a body for HEAD', async () => {
    const { get } = await start(async (_, response) => sendHtml(response, PAGE, KEPT));
    await get('/');
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      `${PAGE.length}`,
      0,
    ]);
  });

  it('is complete for the next reader when a HEAD asked first', async () => {
    // Next omits the body of a HEAD.
    const { get } = await start(async (request, response) =>
      sendHtml(response, request.method === 'HEAD' ? '' : PAGE, KEPT),
    );
    const head = await get('/', {}, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([`${PAGE.length}`, 0]);
    expect((await get('/')).body.toString()).toBe(PAGE);
  });

  it('does not wait for a reader that has disconnected', async () => {
    let readers = 0;
    const { get } = await start(
      async (_, response) => {
        // Next does nothing when the client has disconnected.
        if (!response.closed) sendHtml(response, PAGE, KEPT);
      },
      {
        files: async (_, response) => {
          readers += 1;
          if (readers > 1) return false;
          const gone = once(response, 'close');
          response.destroy();
          await gone;
          return false;
        },
      },
    );
    await expect(get('/')).rejects.toThrow();
    expect((await get('/')).body.toString()).toBe(PAGE);
  });

  it('is made anew after an edit', async () => {
    let generation = 0;
    let made = 0;
    const next = async (_: unknown, response: Parameters<typeof sendHtml>[0]) => {
      made += 1;
      sendHtml(response, PAGE, KEPT);
    };
    const { get } = await start(next, { generation: () => generation, changedAt: () => generation });
    await get('/');
    generation = 1;
    await get('/');
    expect(made).toBe(2);
  });
});
