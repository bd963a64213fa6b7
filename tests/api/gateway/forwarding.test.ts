import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, json } from '../fake-api';
import { gatewayTo } from './gateway';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  api.reply = (_, response) => json(response, 200, { result: true, data: {} });
  await api.listen();
});
afterEach(() => api.close());

describe('a forwarded request', () => {
  it('has the host’s token and the session, and no header of the browser’s own', async () => {
    await gatewayTo(api).ask({
      path: '/v1/shopcart/get_cart',
      headers: {
        cookie: 'sid=abcdefgh1; other=secret',
        'x-site-token': 'st_huispapier',
        authorization: 'forged-session',
        'x-forwarded-for': '6.6.6.6',
        'x-toonbank-client': '192.0.2.7',
        'user-agent': 'Browser',
      },
    });
    const { headers } = api.seen[0] ?? {};
    expect(headers).toMatchObject({
      'x-site-token': 'st_demo',
      authorization: 'abcdefgh1',
      'x-forwarded-for': '192.0.2.7',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers?.['user-agent']).not.toBe('Browser');
  });

  it('drops an invalid session id', async () => {
    await gatewayTo(api).ask({ path: '/v1/products/get_products', headers: { cookie: 'sid=a b<script>' } });
    expect(api.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends the idempotency key of an order along, when it is valid', async () => {
    const { ask } = gatewayTo(api);
    const cookie = 'sid=abcdefgh1; toonbank.aud=customer';
    await ask({ path: '/v1/shopcart/set_send_order', headers: { cookie, 'idempotency-key': 'a-1_b' } });
    await ask({ path: '/v1/shopcart/set_send_order', headers: { cookie, 'idempotency-key': 'a b' } });
    expect(api.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['a-1_b', undefined]);
  });

  it('sends an empty object for a call without a body', async () => {
    await gatewayTo(api).ask({
      path: '/v1/shopcart/get_cart',
      body: '',
      headers: { cookie: 'sid=abcdefgh1' },
    });
    expect(api.seen[0]?.body).toBe('{}');
  });

  it('passes a file on with its name, not cacheable by others', async () => {
    api.reply = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="pakbon.pdf"',
          'set-cookie': 'evil=1',
        })
        .end('%PDF');
    const response = await gatewayTo(api).ask({
      path: '/v1/service/get_pdf_delivery_note',
      body: { orderID: 1 },
      headers: { cookie: 'sid=abcdefgh1; toonbank.aud=customer' },
    });
    expect(await response.text()).toBe('%PDF');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="pakbon.pdf"',
      'cache-control': 'private, no-store',
    });
  });

  it('clears the page cache after an edit, and only after one that worked', async () => {
    const { ask, edited } = gatewayTo(api);
    const call = { path: '/v1/cmsfront/update_content_page', body: { id: 1 } };
    await ask(call);
    api.reply = (_, response) =>
      json(response, 409, { result: false, error: { code: 'stale_version', message: '' } });
    await ask(call);
    expect(edited).toEqual(['demo cms.updateContentPage']);
  });
});
