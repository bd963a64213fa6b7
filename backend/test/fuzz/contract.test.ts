import { type Endpoint, endpointTable } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeAdmin, makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

/** Requests outside the contract; almost valid ones are in `mutated-bodies.test.ts`. */
let app: TestApp;
let site: Site;
let owner: { userId: number };
let adminId: number;

beforeAll(async () => {
  app = await testApp();
  site = await makeSite(app);
  owner = await makeCustomer(app, site);
  adminId = await makeAdmin(app, site);
});
afterAll(() => app.close());

const sidFor = (endpoint: Endpoint) => {
  if (endpoint.access === 'admin') return makeSession(app, site, { adminId });
  if (endpoint.access === 'customer') return makeSession(app, site, { userId: owner.userId });
  return makeSession(app, site);
};

describe('a body that is not the contract’s', () => {
  const call = async (payload: string, type = 'application/json') =>
    (await app.app()).inject({
      method: 'POST',
      url: '/v1/shopcart/update_cart',
      headers: {
        'x-site-token': site.token,
        authorization: await makeSession(app, site),
        'content-type': type,
      },
      payload,
    });

  test('names the invalid fields', async () => {
    const answer = await call(JSON.stringify({ id: 'x', quantity: -1, options: [{ id: 0, quantity: 2 }] }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('invalid_request');
    expect(Object.keys(answer.json().error.fields).sort()).toEqual([
      'id',
      'options.0.id',
      'options.0.quantity',
      'quantity',
    ]);
  });

  test.each(['{', '[]', '"text"', 'null', '{"__proto__":{"admin":true}}', '{"id":1,"quantity":1e309}'])(
    'is refused: %s',
    async (payload) => {
      expect((await call(payload)).statusCode).toBe(400);
    },
  );

  test('is refused when it is too large, or no JSON at all', async () => {
    expect(
      (await call(JSON.stringify({ id: 1, quantity: 1, comment: 'x'.repeat(1_100_000) }))).statusCode,
    ).toBe(413);
    expect((await call('<xml/>', 'application/xml')).statusCode).toBe(415);
  });

  test('an empty one counts as an empty object', async () => {
    const answer = await (await app.app()).inject({
      method: 'POST',
      url: '/v1/shopcart/get_cart',
      headers: {
        'x-site-token': site.token,
        authorization: await makeSession(app, site),
        'content-type': 'application/json',
      },
    });
    expect(answer.statusCode).toBe(200);
  });
});

test('a page of another origin can change nothing', async () => {
  const cross = { headers: { origin: 'https://evil.example' } };
  for (const [name, endpoint] of endpointTable) {
    const sid = await sidFor(endpoint);
    const { status } = await app.call(endpoint, { id: 1 }, { site, sid, ...cross });
    if (endpoint.mutates) expect(status, name).toBe(403);
    else expect(status, name).not.toBe(403);
  }
});
