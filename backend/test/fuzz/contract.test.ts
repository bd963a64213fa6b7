import { type Endpoint, endpointTable } from '@toonbank/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Site } from '../../src/db/schema/index.ts';
import {
  makeAdmin,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

/** Whatever is sent, the answer is the contract's: never a 5xx of ours, never an HTML page. */
let app: TestApp;
let site: Site;
let owner: { userId: number };
let adminId: number;
let productId: number;

beforeAll(async () => {
  app = await testApp();
  site = await makeSite(app);
  owner = await makeCustomer(app, site);
  adminId = await makeAdmin(app, site);
  productId = (await makeProduct(app, site)).id;
});
afterAll(() => app.close());

const nasty = fc.constantFrom<unknown>(
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  '',
  '   ',
  '\u0000',
  '%',
  "' OR 1=1 --",
  '../../etc/passwd',
  '🧻'.repeat(500),
  '\u202Eabc',
  null,
  [],
  {},
  [[]],
  '31-02-2026',
  '00-00-0000',
);

/** The field names that the endpoint knows, from its own schema. */
function fieldsOf(endpoint: Endpoint): string[] {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' });
  const variants = (schema.anyOf as { properties?: object }[] | undefined) ?? [schema];
  return [...new Set(variants.flatMap((variant) => Object.keys(variant.properties ?? {})))];
}

function bodies(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const value = fc.oneof(
    nasty,
    fc.jsonValue({ maxDepth: 2 }),
    fc.constant(productId),
    fc.integer(),
    fc.boolean(),
  );
  const known = fc.record(Object.fromEntries(fieldsOf(endpoint).map((name) => [name, value])), {
    requiredKeys: [],
  });
  return fc
    .tuple(known, fc.dictionary(fc.string(), value, { maxKeys: 2 }))
    .map(([own, other]) => ({ ...other, ...own }));
}

const sidFor = (endpoint: Endpoint) => {
  if (endpoint.access === 'admin') return makeSession(app, site, { adminId });
  if (endpoint.access === 'customer') return makeSession(app, site, { userId: owner.userId });
  return makeSession(app, site);
};

const posts = [...endpointTable].filter(([, endpoint]) => endpoint.methods.includes('POST'));

const failure = z.object({
  result: z.literal(false),
  error: z.object({ code: z.string(), message: z.string() }),
});

describe('any body', () => {
  test.each(posts)('%s answers by the contract', async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(bodies(endpoint), async (body) => {
        const input = endpoint.path.includes(':id') ? { id: 1, ...body } : body;
        const answer = await app.call(endpoint, input, {
          site,
          sid: await sidFor(endpoint),
          method: 'POST' as const,
        });
        expect(answer.status === 501 || answer.status < 500, `${answer.status}`).toBe(true);
        if (answer.status !== 200) expect(failure.safeParse(answer.body).success).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});

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

  test('names the fields that are wrong', async () => {
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
