import { describe, expect, it } from 'vitest';
import { start } from './running.ts';

describe('a request', () => {
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
