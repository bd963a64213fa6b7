import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KEPT, sendHtml, start } from './running.ts';

const CUSTOMER = { cookie: 'sid=abcdefgh; toonbank.aud=customer' };

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
