import { endpointTable } from '@toonbank/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, createClient } from '@/api/client';
import { createServerClient } from '@/api/server';
import { FakeApi, json } from './fake-api';

let api: FakeApi;
beforeEach(async () => {
  api = new FakeApi();
  await api.listen();
});
afterEach(() => api.close());

const client = (timeoutMs = 2000) => createClient({ table: endpointTable, baseURL: api.url, timeoutMs });

describe('the client', () => {
  it('puts parameters of the path into the path', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: [] });
    await client().call('productGroups.tree', { id: 12 });
    expect(api.seen[0]).toMatchObject({ method: 'GET', path: '/v1/productgroups/get_productgroups/12' });
  });

  it('sends requests with the field names of the API', async () => {
    const empty = { num_found: 0, start: 0, max_score: 0, docs: [], facet_counts: {} };
    api.reply = (_, response) => json(response, 200, { result: true, data: empty });
    await client().call('products.list', { groupID: 3, pageSize: 24 });
    expect(JSON.parse(api.seen[0]?.body ?? '')).toEqual({ groupID: 3, pageSize: 24 });
  });

  it('carries token and session on the server', async () => {
    api.reply = (_, response) => json(response, 200, { result: true, data: [] });
    const onServer = createServerClient({ baseURL: api.url, timeoutMs: 2000, token: 'st_x', sid: 's1' });
    await onServer.call('productGroups.tree', { id: 0 });
    expect(api.seen[0]?.headers).toMatchObject({ 'x-site-token': 'st_x', authorization: 's1' });
  });

  it.each([
    ['unavailable', 503, 'API_AWAY'],
    ['internal', 500, undefined],
    ['not_found', 404, undefined],
  ])(
    'marks a failure that is over after a wait on the server, so not %s unless the API is away',
    async (code, status, digest) => {
      api.reply = (_, response) => json(response, status, { result: false, error: { code, message: '' } });
      const onServer = createServerClient({ baseURL: api.url, timeoutMs: 2000, token: 'st_x' });
      const failure = await onServer.call('productGroups.tree', { id: 0 }).catch((error: unknown) => error);
      expect((failure as { digest?: string }).digest).toBe(digest);
    },
  );
});

const clients: [string, (baseURL: string, timeoutMs: number) => ApiClient][] = [
  ['a browser', (baseURL, timeoutMs) => createClient({ table: endpointTable, baseURL, timeoutMs })],
  ['the server', (baseURL, timeoutMs) => createServerClient({ baseURL, timeoutMs, token: 'st_x' })],
];

describe.each(clients)('the client of %s', (_, make) => {
  it('sends the headers of a call along', async () => {
    const sent = { order_id: 1, order_number: 'A1', order_status: 1, total: 1, total_incl: 1 };
    api.reply = (_, response) => json(response, 200, { result: true, data: sent });
    const order = make(api.url, 2_000).call(
      'cart.sendOrder',
      {},
      { headers: { 'idempotency-key': 'key-1' } },
    );
    await expect(order).resolves.toMatchObject({ orderNumber: 'A1' });
    expect(api.seen[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it('fails as network when no answer comes in time', async () => {
    api.reply = () => undefined;
    await expect(make(api.url, 50).call('settings.get', {})).rejects.toMatchObject({
      kind: 'network',
      code: 'unavailable',
      isRetryable: true,
    });
  });

  it('fails as network when the API is not reachable', async () => {
    await expect(make('http://127.0.0.1:1', 500).call('settings.get', {})).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('follows no redirect: it would carry the session elsewhere', async () => {
    api.reply = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    await expect(make(api.url, 2_000).call('settings.get', {})).rejects.toMatchObject({
      kind: 'http',
      status: 302,
    });
  });

  it('fails as network when an answer breaks off, or its rest does not come in time', async () => {
    api.reply = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"result":');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(make(api.url, 2_000).call('settings.get', {})).rejects.toMatchObject({ kind: 'network' });
    api.reply = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"result":');
    };
    await expect(make(api.url, 100).call('settings.get', {})).rejects.toMatchObject({ kind: 'network' });
  });

  it('ends a call that is given up', async () => {
    const stop = new AbortController();
    const ended = new Promise((resolve) => {
      api.reply = (_seen, response) => {
        response.once('close', resolve);
        stop.abort();
      };
    });
    const call = make(api.url, 60_000).call('settings.get', {}, { signal: stop.signal });
    await expect(call).rejects.toMatchObject({ kind: 'network' });
    await ended;
  });
});
