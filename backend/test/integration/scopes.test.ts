import { type IntegrationEndpoint, integrationFailure } from '@toonbank/contract/integration/define';
import { type IntegrationName, integrationTable } from '@toonbank/contract/integration/endpoints';
import { scopes } from '@toonbank/contract/integration/scopes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrationKeys, type Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { hostileValues, inputOf } from './support/inputs.ts';
import { callErp, callPath, type Erp, makeKey } from './support/make-key.ts';

/** Endpoint × scope, from the contract: a new endpoint is covered by being in the table. */
let test: TestApp;
let site: Site;
let number: number;
let articleNumber: string;
const keys = new Map<string, Erp>();
let customerSid: string;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const product = await makeProduct(test, site);
  ({ articleNumber } = product);
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 1 });
  number = Number((await buyer.sent()).order_number);
  for (const scope of scopes) keys.set(scope, await makeKey(test, site, { scopes: [scope] }));
  keys.set('revoked', await makeKey(test, site, { revokedAt: new Date() }));
  keys.set('expired', await makeKey(test, site, { expiresOn: '2020-01-01' }));
  keys.set('foreign', await makeKey(test, await makeSite(test)));
  keys.set('all', await makeKey(test, site));
  customerSid = await makeSession(test, site);
});
afterAll(() => test.close());

const table = [...integrationTable] as [IntegrationName, IntegrationEndpoint][];
const forget = () =>
  test.database.inSite(site.id, async (tx) => {
    await tx.execute(sql`DELETE FROM login_attempts`);
    await tx.update(integrationKeys).set({ minuteCalls: 0 });
  });
const secretOf = (caller: string) => keys.get(caller)?.secret;

describe('a key reaches what its scope names, and nothing else', () => {
  it.each(table)('%s', async (name, endpoint) => {
    await forget();
    const input = inputOf(name, { number, articleNumber });
    const wrong: string[] = [];
    const codeFor = async (secret: string | undefined, headers: Record<string, string> = {}) => {
      const { status, body } = await callErp(test, { site, secret }, endpoint, input, { headers });
      return status === 200 || status === 409 ? 'in' : body.error.code;
    };
    const expected = { revoked: 'key_revoked', expired: 'key_expired', foreign: 'key_unknown', all: 'in' };
    for (const scope of scopes) {
      const code = await codeFor(secretOf(scope));
      if (code !== (scope === endpoint.scope ? 'in' : 'scope_missing')) wrong.push(`${scope}: ${code}`);
    }
    for (const [caller, code] of Object.entries(expected))
      if ((await codeFor(secretOf(caller))) !== code) wrong.push(caller);
    if ((await codeFor(undefined)) !== 'key_missing') wrong.push('no key');
    if ((await codeFor(undefined, { authorization: customerSid })) !== 'key_missing') wrong.push('a session');
    expect(wrong).toEqual([]);
  });
});

it('a key opens nothing of the shop or the back office', async () => {
  const app = await test.app();
  for (const url of ['/v1/account/addresses', '/admin/orders/list', '/admin/integration/keys']) {
    const headers = { 'x-site-token': `st_${site.id}`, authorization: secretOf('all') ?? '' };
    for (const authorization of [headers.authorization, `Bearer ${headers.authorization}`]) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, authorization },
        payload: {},
      });
      expect(answer.statusCode, url).not.toBe(200);
    }
  }
});

describe('whatever is sent, the answer is one of the contract', () => {
  it.each(table)(
    '%s',
    async (name, endpoint) => {
      const erp = { site, secret: secretOf('all') };
      const valid = inputOf(name, { number, articleNumber });
      const wrong: string[] = [];
      const check = ({ status, body, text }: Awaited<ReturnType<typeof callErp>>, what: string) => {
        const inShape = status === 200 || integrationFailure.safeParse(body).success;
        if (status >= 500 || !inShape) wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
      };
      for (const [what, input] of hostileValues(valid)) {
        await forget();
        check(await callErp(test, erp, endpoint, input), what);
      }
      for (const payload of ['', 'null', '[]', '"x"', '{', '{"__proto__":{"a":1}}', '{"lines":null}'])
        if (endpoint.method === 'POST')
          check(await callErp(test, erp, endpoint, valid, { payload }), payload);
      for (const path of [
        `${endpoint.path}/..`,
        `${endpoint.path}%00`,
        `${endpoint.path}?na=${'9'.repeat(400)}`,
      ])
        check(await callPath(test, erp, endpoint.method, path), path);
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
