import { expect, it, vi } from 'vitest';
import type { DirectGateway } from '../../../lib/routing/direct-gateway.ts';
import { answerCall } from '../../../server/gateway/answer-call.ts';
import { start } from '../http/running.ts';

const json = { 'content-type': 'application/json' };

/** A server whose framework answers 'Next', with a gateway that notes what it is asked. */
async function serve(answer: () => Response, isOpen = true) {
  const asked: { path: string; body: string; headers: Headers }[] = [];
  const renewed: string[] = [];
  const gateway: DirectGateway = {
    isOpen: () => isOpen,
    changesOf: async () => 'none',
    async answer(request, renew, read) {
      asked.push({
        path: new URL(request.url).pathname,
        body: read ?? (await request.text()),
        headers: request.headers,
      });
      renew(['demo products']);
      return answer();
    },
  };
  const { port } = await start(async (_, response) => void response.end('Next'), {
    calls: (request, response) => answerCall(request, response, (tags) => renewed.push(...tags), gateway),
  });
  const call = (path: string, options: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, options);
  return { call, asked, renewed };
}

const answerOf =
  (body: object, headers: [string, string][] = []) =>
  () =>
    new Response(JSON.stringify(body), { headers: [...Object.entries(json), ...headers] });

it('answers a call with its status, cookies and security headers, and without the framework', async () => {
  const { call, asked, renewed } = await serve(
    () =>
      new Response('{"result":false}', {
        status: 409,
        headers: [
          ['content-type', 'application/json'],
          ['set-cookie', 'sid=one; Path=/'],
          ['set-cookie', 'audience=visitor; Path=/'],
        ],
      }),
  );
  const answer = await call('/v1/shopcart/update_cart?x=1', {
    method: 'POST',
    headers: { ...json, 'x-toonbank-client': '8.8.8.8', 'x-site-token': 'st_other' },
    body: '{"id":1}',
  });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe('{"result":false}');
  expect(answer.headers.getSetCookie()).toEqual(['sid=one; Path=/', 'audience=visitor; Path=/']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(asked[0]).toMatchObject({ path: '/v1/shopcart/update_cart', body: '{"id":1}' });
  expect(asked[0]?.headers.has('x-site-token')).toBe(false);
  expect(asked[0]?.headers.get('x-toonbank-client')).not.toBe('8.8.8.8');
  expect(renewed).toEqual(['demo products']);
});

it('leaves a body that is no JSON in the request', async () => {
  const { call, asked } = await serve(answerOf({}));
  await call('/v1/shopcart/update_cart', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'id=1',
  });
  await call('/v1/shopcart/update_cart', { method: 'POST', headers: json, body: '{"naam":"één"}' });
  expect(asked.map(({ body }) => body)).toEqual(['id=1', '{"naam":"één"}']);
});

it('compresses a long answer for callers that accept it', async () => {
  const long = { text: 'schoon '.repeat(500) };
  const { call } = await serve(answerOf(long));
  for (const [accepted, used] of [
    ['gzip', 'gzip'],
    ['gzip;q=0, br', 'br'],
  ] as const) {
    const packed = await call('/v1/cms/page', { headers: { 'accept-encoding': accepted } });
    expect(packed.headers.get('content-encoding')).toBe(used);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.json()).toEqual(long);
  }
  const plain = await call('/v1/cms/page', { headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(await plain.json()).toEqual(long);
});

it('passes a document on as it is', async () => {
  const { call } = await serve(
    () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  );
  const answer = await call('/v1/service/invoice');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-1.7');
});

it.each([
  ['another address', '/internal/cart', {}],
  ['another method', '/v1/auth/authenticate', { method: 'DELETE' }],
  ['a large body', '/v1/cms/page', { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }],
])('leaves %s to the framework', async (_, path, options) => {
  const { call, asked } = await serve(answerOf({ result: true }));
  expect(await (await call(path, options)).text()).toBe('Next');
  expect(asked).toEqual([]);
});

it('leaves a shop that is closed for maintenance to the framework', async () => {
  const { call } = await serve(answerOf({ result: true }), false);
  const options = { method: 'POST', headers: json, body: '{}' };
  expect(await (await call('/v1/auth/authenticate', options)).text()).toBe('Next');
});

it('answers a fault of the gateway with the error of the contract', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { call } = await serve(() => {
    throw new Error('broken');
  });
  const answer = await call('/v1/auth/authenticate');
  expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'internal' } }]);
  expect(String(written.mock.calls[0]?.[0])).toContain('broken');
  written.mockRestore();
});
