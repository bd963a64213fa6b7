import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, json, refusal } from '../fake-api';
import { gatewayTo } from './gateway';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
});
afterEach(() => api.close());

const ask = (options = {}) => gatewayTo(api).ask({ path: '/v1/products/get_products', options });
const html = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
const half = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":true,"da');

describe('when the API fails', () => {
  it.each([
    ['HTML', html],
    ['half JSON', half],
    ['another shape', (response: ServerResponse) => json(response, 200, { ok: 1 })],
    ['null', (response: ServerResponse) => json(response, 200, null)],
    [
      'a redirect',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://evil.test' }).end(),
    ],
    ['a file where none belongs', (response: ServerResponse) => response.writeHead(500).end('oops')],
  ])('answers 502 for %s', async (_, reply) => {
    api.reply = (_seen, response) => reply(response);
    const response = await ask();
    expect([response.status, (await response.json()).error.code]).toEqual([502, 'bad_upstream']);
  });

  it('answers 503 with Retry-After if no answer comes in time', async () => {
    api.reply = () => undefined;
    const response = await ask({ timeoutMs: 60 });
    expect([response.status, (await response.json()).error.code]).toEqual([503, 'unavailable']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers 503 if the API is not reachable', async () => {
    expect((await ask({ baseUrl: 'http://127.0.0.1:1' })).status).toBe(503);
  });

  it('passes the API’s own refusals on, with Retry-After', async () => {
    api.reply = (_, response) => {
      response.setHeader('retry-after', '42');
      json(response, 429, refusal('too_many_requests'));
    };
    const response = await ask();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
