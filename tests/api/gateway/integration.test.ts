import { afterEach, beforeEach, expect, it } from 'vitest';
import { passIntegration } from '@/app/_gateway/integration';
import { FakeApi, json } from '../fake-api';

const MAX_BYTES = 5_000_000;

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
});
afterEach(() => api.close());

interface Asked {
  path?: string;
  method?: 'GET' | 'POST' | 'PUT';
  body?: string;
  headers?: Record<string, string>;
  site?: { id: 'demo' } | null;
  baseUrl?: string;
}

const ask = ({
  path = '/orders',
  method = 'GET',
  body,
  headers = {},
  site = { id: 'demo' },
  baseUrl,
}: Asked) =>
  passIntegration(
    new Request(`http://demo.localhost/koppeling/v1${path}`, { method, headers, ...(body && { body }) }),
    {
      baseUrl: baseUrl ?? api.url,
      site: site as never,
      token: 'st_demo',
    },
  );

it('passes a call on with the shop’s token, byte by byte, and starts no session', async () => {
  api.reply = (_, response) => {
    response.setHeader('set-cookie', 'sid=1');
    json(response, 200, { result: true, data: { 'prijs ': '€' } });
  };
  const answer = await ask({
    ...{ path: '/prices?a=1&a=2', method: 'POST', body: '{"lines": [ ] }' },
    headers: {
      ...{ authorization: 'Bearer tbk_1', 'content-type': 'application/json', 'idempotency-key': 'k' },
      ...{ cookie: 'sid=secret', 'x-site-token': 'st_other', 'x-forwarded-for': '1.2.3.4' },
    },
  });
  const [seen] = api.seen;
  expect([seen?.method, seen?.path, seen?.body]).toEqual([
    'POST',
    '/koppeling/v1/prices?a=1&a=2',
    '{"lines": [ ] }',
  ]);
  expect(seen?.headers).toMatchObject({
    authorization: 'Bearer tbk_1',
    'idempotency-key': 'k',
    'x-site-token': 'st_demo',
  });
  expect(seen?.headers.cookie).toBeUndefined();
  expect(seen?.headers['x-forwarded-for']).toBeUndefined();
  expect(api.seen).toHaveLength(1);
  expect(await answer.text()).toBe('{"result":true,"data":{"prijs ":"€"}}');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('passes failures and files on', async () => {
  api.reply = (_, response) => {
    response.writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' }).end('{}');
  };
  const refused = await ask({});
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  const disposition = 'attachment; filename="b.csv"';
  api.reply = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': disposition }).end('a;b');
  const file = await ask({ path: '/orders.csv' });
  expect([await file.text(), file.headers.get('content-disposition')]).toEqual(['a;b', disposition]);
});

it('refuses in its own form: no shop, too large, no backend', async () => {
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code];
  expect(await codeOf(await ask({ site: null }))).toEqual([401, 'shop_unknown']);
  const body = 'x'.repeat(MAX_BYTES + 1);
  expect(await codeOf(await ask({ method: 'POST', body }))).toEqual([413, 'payload_too_large']);
  expect(api.seen).toEqual([]);
  expect(await codeOf(await ask({ baseUrl: 'http://127.0.0.1:1' }))).toEqual([503, 'unavailable']);
});

it.each(['/../../v1/shopcart/get_cart', '/%2e%2e/%2e%2e/admin/orders/list', '/../v2/orders'])(
  'leads to no other API by %s',
  async (path) => {
    const answer = await ask({ path });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'endpoint_unknown' } });
    expect(api.seen).toEqual([]);
  },
);

it('passes the refusal of a method on, with the methods of the address', async () => {
  api.reply = (_, response) => {
    response.setHeader('allow', 'GET, HEAD');
    json(response, 405, { result: false, error: { code: 'method_not_allowed', message: 'Nee.' } });
  };
  const answer = await ask({ method: 'PUT', body: '{}' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  expect(api.seen[0]?.method).toBe('PUT');
});
