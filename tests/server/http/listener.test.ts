import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { KEPT, running, sendHtml } from './running.ts';

const PAGE = `<html><body><h1>Zeep</h1>${'<p>papier</p>'.repeat(200)}<script>$RC("B:0","S:0")</script></body></html>`;
const CUSTOMER = { cookie: 'sid=abcdefgh; toonbank.aud=customer' };

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

async function start(...args: Parameters<typeof running>) {
  const server = await running(...args);
  stop = server.close;
  return server;
}

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
    const { get } = await start(next, { generation: () => generation });
    await get('/');
    generation = 1;
    await get('/');
    expect(made).toBe(2);
  });
});

describe("a customer's page", () => {
  it('is never a visitor’s, and cached by no browser', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, `<p>made ${made}</p>`, KEPT);
    });
    const first = await get('/', CUSTOMER);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect((await get('/')).body.toString()).toBe('<p>made 2</p>');
    const again = await get('/', CUSTOMER);
    expect([again.headers['cache-control'], again.body.toString()]).toEqual([
      'private, no-store',
      '<p>made 1</p>',
    ]);
  });

  it.each([
    ['was finished for this request', { 'x-nextjs-prerender': '' }],
    ['was postponed', { 'x-nextjs-postponed': '1' }],
    ['may not be kept', { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    ['sets a cookie', { 'set-cookie': 'sid=b' }],
  ])('is not shared with another customer when it %s', async (_, headers) => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, `<p>canary-${made}</p>`, { ...KEPT, ...headers });
    });
    await get('/', CUSTOMER);
    expect((await get('/', CUSTOMER)).body.toString()).toBe('<p>canary-2</p>');
    expect((await get('/')).body.toString()).toBe('<p>canary-3</p>');
  });

  it('keeps the router’s prefetches out of every cache, and streams them', async () => {
    const { get } = await start(async (_, response) => {
      response.setHeader('content-type', 'text/x-component');
      response.setHeader('cache-control', KEPT['cache-control']);
      response.write('1:"a"\n');
      response.end('2:"b"\n');
    });
    const answer = await get('/', { ...CUSTOMER, rsc: '1', 'accept-encoding': 'gzip' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe('1:"a"\n2:"b"\n');
  });
});

describe("an admin's page", () => {
  const ADMIN = { cookie: 'toonbank.adminSid=abcdefgh; toonbank.beheer=admin' };

  it('is made for each request, shown to no visitor, and cached by no browser', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, `<p>made ${made}</p>`, KEPT);
    });
    for (const count of [1, 2]) {
      const { headers, body } = await get('/', ADMIN);
      expect([headers['cache-control'], body.toString()]).toEqual([
        'private, no-store',
        `<p>made ${count}</p>`,
      ]);
    }
    expect((await get('/')).body.toString()).toBe('<p>made 3</p>');
    expect((await get('/', ADMIN)).body.toString()).toBe('<p>made 4</p>');
  });
});

describe('any other answer', () => {
  it('of 404 and 500 has all security headers, and is never cached', async () => {
    for (const status of [404, 500]) {
      const { get, close } = await running(async (_, response) => {
        response.statusCode = status;
        sendHtml(response, '<h1>x</h1>', KEPT);
      });
      const { headers } = await get('/x');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      await close();
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

  it.each([
    '/nl/p/zeep-1.rsc',
    '/nl/x.%72sc?a=1',
    '/_next/data/b/nl.json',
    '/_next/image?url=a',
    '/%5fnext/data/x',
  ])('at an internal address is refused: %s', async (path) => {
    let asked = 0;
    const { get } = await start(async (_, response) => {
      asked += 1;
      response.end();
    });
    expect([(await get(path)).status, asked]).toEqual([404, 0]);
  });

  it.each([
    ['/nl/zoeken/100%', '/nl/zoeken/100%25'],
    ['/nl/zoeken/%E0%A4%A?a=%', '/nl/zoeken/%25E0%25A4%25A?a=%'],
    ['/nl/c/%c3%ab%', '/nl/c/%c3%ab%25'],
    ['//evil.test/%', '/evil.test/%25'],
    ['/\\\\evil.test/%', '/evil.test/%25'],
  ])('with broken encoding redirects to the intended address: %s', async (path, location) => {
    const { get } = await start(async (_, response) => void response.end());
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('loses the headers for internal use', async () => {
    const seen: Record<string, unknown>[] = [];
    const { get } = await start(async (request, response) => {
      seen.push({ ...request.headers });
      response.end();
    });
    await get('/v1/x', {
      'x-middleware-subrequest': 'middleware:middleware',
      'x-site-token': 'st_other',
      'x-toonbank-client': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      'x-nextjs-rewrite': '1',
    });
    const names = Object.keys(seen[0] ?? {}).filter((name) => name.startsWith('x-'));
    expect(names.sort()).toEqual(['x-toonbank-client', 'x-toonbank-protocol']);
    expect(seen[0]).toMatchObject({ 'x-toonbank-client': '127.0.0.1', 'x-toonbank-protocol': 'http' });
  });
});
