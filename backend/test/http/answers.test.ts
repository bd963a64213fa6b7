import { endpoints } from '@toonbank/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { makeList } from '../order-lists/make-list.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const get = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await test.app()).inject({
    method: 'GET',
    url,
    headers: { host: 'localhost', ...headers },
    remoteAddress,
  });

const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

describe('an answer of the API', () => {
  it('runs nothing, loads nothing and can not be framed: JSON, PDF, XML, 400, 404 and 500', async () => {
    const site = await makeSite(test);
    const customer = await makeCustomer(test, site);
    const sid = await makeSession(test, site, customer);
    const headers = { 'x-site-token': site.token, authorization: sid };
    const app = await test.app();
    const listID = await makeList(test, site, customer, { products: [await makeProduct(test, site)] });
    const file = (type: 1 | 2) => test.call(endpoints.orderLists.get, { listID, type }, { site, sid });
    const [pdf, xml] = [await file(1), await file(2)];
    expect([pdf.headers['content-type'], xml.headers['content-type']]).toEqual([
      'application/pdf',
      expect.stringContaining('xml'),
    ]);
    const broken = await buildApp({
      database: {
        ...test.database,
        inSite: () => Promise.reject(new Error('broken')),
      },
      logLevel: 'silent',
      trustedProxy: [],
      siteTokens: new Map(),
    });
    const settings = { method: 'GET', url: '/v1/settings/get_settings', headers } as const;
    const answers: [number, Pick<LightMyRequestResponse, 'headers'>][] = [
      [200, await app.inject(settings)],
      [200, pdf],
      [200, xml],
      [400, await get('/v1/%E0%A4%A')],
      [404, await get('/nergens')],
      [404, await get('/outbox')],
      [500, await broken.inject(settings)],
    ];
    for (const [status, answer] of answers) {
      if ('statusCode' in answer) expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject(DATA_HEADERS);
    }
    await broken.close();
  });

  it('to a malformed URL is in the contract’s shape and does not repeat the URL', async () => {
    const malformed = ['/v1/%E0%A4%A/geheim', '/%zz-geheim', '/media/%C0%AF/geheim/x.svg', '/v1/products/%'];
    const tooLong = `/media/${'geheim'.repeat(40)}/packshots/x.svg`;
    for (const url of [...malformed, tooLong]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 400]);
      expect(answer.json()).toEqual({
        result: false,
        error: { code: 'invalid_request', message: 'The URL is malformed.' },
      });
      expect(answer.payload).not.toContain('geheim');
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('the documentation at /docs', () => {
  const pages = ['/docs', '/docs/json', '/docs/static/swagger-initializer.js'];

  it('is available to a caller on this machine, with a policy that its page works under', async () => {
    for (const url of pages) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    expect((await get('/docs')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('is absent for every other caller', async () => {
    for (const url of pages) {
      expect((await get(url, {}, '203.0.113.9')).statusCode).toBe(404);
      expect((await get(url, { host: 'api.example' })).statusCode).toBe(404);
      expect((await get(url, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    }
  });

  it('is available to all where the setting says so', async () => {
    const app = await buildApp({
      database: test.database,
      logLevel: 'silent',
      trustedProxy: [],
      siteTokens: new Map(),
      docs: true,
    });
    const answer = await app.inject({ url: '/docs/json', remoteAddress: '203.0.113.9' });
    expect(answer.statusCode).toBe(200);
    await app.close();
  });
});
