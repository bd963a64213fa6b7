import { endpointTable } from '@toonbank/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, json } from '../fake-api';
import { gatewayTo, session, setCookies } from './gateway';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  api.reply = (_, response) => json(response, 200, { result: true, data: {} });
  await api.listen();
});
afterEach(() => api.close());

const code = async (response: Response) => (await response.json()).error?.code;

describe('the gateway’s allow list', () => {
  it.each([
    ['POST', '/v1/products/delete_all'],
    ['GET', '/v1/shopcart/get_cart'],
    ['POST', '/v1/shopcart%2Fget_cart'],
    ['POST', '/v1/shopcart/../shopcart/get_cart/'],
    ['POST', '/v1/shopcart/get_cart/extra'],
    ['POST', '/auth/login'],
  ] as const)('knows no %s %s', async (method, path) => {
    const response = await gatewayTo(api).ask({ method, path });
    expect([response.status, await code(response)]).toEqual([404, 'endpoint_unknown']);
    expect(api.seen).toEqual([]);
  });

  it('sends no request to the API for a host without a site', async () => {
    const response = await gatewayTo(api).ask({ path: '/v1/products/get_products', options: { site: null } });
    expect([response.status, await code(response)]).toEqual([401, 'site_token_missing']);
    expect(api.seen).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://evil.test' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://demo.localhost:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ])('refuses a change from elsewhere: %j', async (headers) => {
    const response = await gatewayTo(api).ask({ path: '/v1/shopcart/update_cart', body: { id: 1 }, headers });
    expect([response.status, await code(response)]).toEqual([403, 'cross_origin']);
    expect(api.seen).toEqual([]);
  });

  it('refuses a logout by link', async () => {
    const ask = { method: 'GET', path: '/v1/auth/logout', headers: { 'sec-fetch-site': 'none' } } as const;
    expect((await gatewayTo(api).ask(ask)).status).toBe(403);
  });

  it('believes X-Forwarded-Proto only from the shop’s own server', async () => {
    const headers = {
      origin: 'https://demo.localhost:3000',
      'x-toonbank-protocol': 'https',
      cookie: 'sid=abcdefgh',
    };
    const response = await gatewayTo(api).ask({ path: '/v1/shopcart/update_cart', headers });
    expect(response.status).toBe(200);
  });

  it('lets a client that is no browser read', async () => {
    const request = new Request('http://demo.localhost:3000/v1/products/get_products', {
      method: 'POST',
      headers: { host: 'demo.localhost:3000', 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await gatewayTo(api).send(request)).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
    { 'sec-fetch-site': 'none', origin: 'null' },
  ])('begins no session for another site, whatever it calls: %j', async (headers) => {
    api.reply = (_, response) => json(response, 200, session('fresh-session', false));
    for (const { api: owner, path, methods } of endpointTable.values()) {
      if (owner !== 'customer') continue;
      for (const method of methods) {
        const response = await gatewayTo(api).ask({
          method,
          path: path.replace(':id', '1'),
          body: '',
          headers,
        });
        expect([path, response.status, setCookies(response)]).toEqual([path, 403, {}]);
      }
    }
    expect(api.seen).toEqual([]);
  });

  it('takes JSON only, up to a megabyte', async () => {
    const { ask } = gatewayTo(api);
    const form = await ask({
      path: '/v1/products/get_products',
      body: 'page=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, await code(form)]).toEqual([415, 'unsupported_media_type']);
    const large = await ask({ path: '/v1/products/get_products', body: { search: 'x'.repeat(1_100_000) } });
    expect([large.status, await code(large)]).toEqual([413, 'payload_too_large']);
  });

  it('takes an image of fifteen megabytes in base64, and nothing larger', async () => {
    const { ask } = gatewayTo(api);
    const upload = (path: string, size: number) =>
      // A busy machine takes a while for so much text.
      ask({
        path: `/v1/cmsfront/${path}`,
        body: { base64: 'x'.repeat(size) },
        options: { timeoutMs: 15_000 },
      });
    for (const path of ['upload_image', 'replace_image']) {
      expect((await upload(path, 20_000_000)).status).toBe(200);
      expect(await code(await upload(path, 20_100_000))).toBe('payload_too_large');
    }
  });
});
