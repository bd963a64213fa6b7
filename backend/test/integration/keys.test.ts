import { endpoints } from '@toonbank/contract';
import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { MAX_CALLS_PER_MINUTE } from '@toonbank/contract/integration/scopes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { integrationCalls, integrationKeys, type Site } from '../../src/db/schema/index.ts';
import { upkeep } from '../../src/upkeep.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { callErp, callPath, makeKey } from './support/make-key.ts';

const { integration } = endpoints;
const { orders } = integrationEndpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

const make = (name = 'Exact') => test.data(integration.makeKey, { name, scopes: ['orders:read'] }, manager);
const read = async (secret: string | undefined, of = site) => {
  const { status, body } = await callErp(test, { site: of, secret }, orders.list);
  return status === 200 ? 200 : `${status} ${body.error.code}`;
};
const change = (fields: Partial<typeof integrationKeys.$inferInsert>) =>
  test.database.inSite(site.id, (tx) => tx.update(integrationKeys).set(fields));

it('a new key works, and its secret is stored nowhere', async () => {
  const { secret, key } = await make();
  expect(await read(secret)).toBe(200);
  expect(key).toMatchObject({ name: 'Exact', state: 'active', scopes: ['orders:read'], last_used_at: null });
  const [shown] = await test.data(integration.keys, {}, manager);
  expect(shown?.last_used_at).not.toBeNull();
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(
      sql`SELECT to_jsonb(k) AS row FROM integration_keys k UNION ALL SELECT to_jsonb(a) FROM admin_actions a`,
    ),
  );
  expect(JSON.stringify(rows)).not.toContain(secret.slice(-43));
});

it('without a key, with a wrong one, or with that of another shop, nothing is read', async () => {
  const other = await makeSite(test);
  const foreign = await makeKey(test, other);
  const { secret } = await make();
  expect(await read(undefined)).toBe('401 key_missing');
  expect(await read(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`)).toBe('401 key_unknown');
  expect(await read('sesam')).toBe('401 key_unknown');
  expect(await read(foreign.secret)).toBe('401 key_unknown');
  expect(await read(foreign.secret, other)).toBe(200);
});

it('a foreign key is answered exactly like one that does not exist', async () => {
  const foreign = await makeKey(test, await makeSite(test));
  const absent = foreign.secret.replace(/^tbk_\d+/, 'tbk_2000000000');
  const answers = [];
  for (const secret of [foreign.secret, absent])
    answers.push(await callErp(test, { site, secret }, orders.list));
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(answers[0]?.status).toBe(401);
});

it('a revoked key and an expired one stop at once', async () => {
  const { secret, key } = await make();
  await change({ expiresOn: '2020-01-01' });
  expect(await read(secret)).toBe('401 key_expired');
  await change({ expiresOn: null });
  expect(await read(secret)).toBe(200);
  await test.data(integration.revokeKey, { keyID: key.key_id }, manager);
  expect(await read(secret)).toBe('401 key_revoked');
});

it('after a rotation both secrets work until the old one is ended; a third is refused', async () => {
  const first = await make();
  const keyID = first.key.key_id;
  const second = await test.data(integration.rotateKey, { keyID }, manager);
  expect([await read(first.secret), await read(second.secret)]).toEqual([200, 200]);
  const third = await test.call(integration.rotateKey, { keyID }, manager);
  expect([third.status, third.body]).toMatchObject([409, { error: { fields: { key: 'two_secrets' } } }]);
  const ended = await test.data(integration.endOldSecret, { keyID }, manager);
  expect(ended.old_secret).toBeNull();
  expect([await read(first.secret), await read(second.secret)]).toEqual(['401 key_unknown', 200]);
  expect((await test.call(integration.rotateKey, { keyID }, manager)).status).toBe(200);
});

it('a name is used by one key that works, and days that are over are refused', async () => {
  const { key } = await make();
  const again = await test.call(integration.makeKey, { name: 'exact', scopes: ['orders:read'] }, manager);
  expect([again.status, again.body]).toMatchObject([409, { error: { fields: { name: 'taken' } } }]);
  await test.data(integration.revokeKey, { keyID: key.key_id }, manager);
  await make();
  for (const [expiresOn, fault] of [
    ['2020-01-01', 'past'],
    ['2027-02-30', 'invalid_date'],
  ])
    expect(
      (await test.call(integration.makeKey, { name: 'X', scopes: ['orders:read'], expiresOn }, manager)).body,
    ).toMatchObject({ error: { code: 'invalid_request', fields: { expiresOn: fault } } });
});

it('wrong keys of an address are throttled, and a right one still works', async () => {
  const { secret } = await make();
  const wrong = [];
  for (let turn = 0; turn < 8; turn += 1) wrong.push(await read(`tbk_1_${'A'.repeat(43)}`));
  expect(wrong[0]).toBe('401 key_unknown');
  expect(wrong.at(-1)).toBe('429 too_many_requests');
  expect(await read(secret)).toBe(200);
});

it('a key has a number of calls a minute', async () => {
  const { secret } = await make();
  await change({ minuteCalls: MAX_CALLS_PER_MINUTE - 1, minuteBegan: new Date() });
  expect(await read(secret)).toBe(200);
  const refused = await callErp(test, { site, secret }, orders.list);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await change({ minuteBegan: new Date(Date.now() - 61_000) });
  expect(await read(secret)).toBe(200);
});

it('calls are logged with their outcome for 30 days', async () => {
  const { secret, key } = await make();
  await read(secret);
  await callErp(test, { site, secret }, orders.get, { number: 4711 });
  const { rows } = await test.data(integration.calls, {}, manager);
  expect(rows).toMatchObject([
    { method: 'GET', path: '/koppeling/v1/orders/4711', status: 404, code: 'not_found', key_name: 'Exact' },
    { method: 'GET', path: '/koppeling/v1/orders', status: 200, code: '', lines: 0 },
  ]);
  const failed = await test.data(integration.calls, { outcome: 'failed', keyID: key.key_id }, manager);
  expect(failed.rows).toHaveLength(1);
  const old = new Date(Date.now() - 31 * 86_400_000);
  await test.database.inSite(site.id, (tx) =>
    tx.update(integrationCalls).set({ at: old }).where(eq(integrationCalls.status, 404)),
  );
  await upkeep(test.database);
  expect((await test.data(integration.calls, {}, manager)).rows).toMatchObject([{ status: 200 }]);
});

it('calls of a revoked and of an expired key are in its log, without counting as use, up to the limit', async () => {
  const { secret, key } = await make();
  await change({ expiresOn: '2020-01-01' });
  await read(secret);
  await test.data(integration.revokeKey, { keyID: key.key_id }, manager);
  await read(secret);
  const logged = async () => (await test.data(integration.calls, { keyID: key.key_id }, manager)).rows;
  expect(await logged()).toMatchObject([
    { status: 401, code: 'key_revoked', key_name: 'Exact' },
    { status: 401, code: 'key_expired' },
  ]);
  const [shown] = await test.data(integration.keys, {}, manager);
  expect(shown?.last_used_at).toBeNull();
  await change({ minuteCalls: MAX_CALLS_PER_MINUTE, minuteBegan: new Date() });
  expect(await read(secret)).toBe('429 too_many_requests');
  expect(await logged()).toHaveLength(2);
});

it('another method on a known address is answered 405 with those that it has', async () => {
  const answers = [];
  for (const [method, path] of [
    ['DELETE', '/orders'],
    ['PUT', '/prices'],
    ['GET', '/prices'],
    ['POST', '/openapi.json'],
  ] as const) {
    const { status, body, headers } = await callPath(test, { site }, method, path);
    answers.push([status, body?.error?.code, headers.allow]);
  }
  expect(answers).toEqual([
    [405, 'method_not_allowed', 'GET, HEAD'],
    [405, 'method_not_allowed', 'POST'],
    [405, 'method_not_allowed', 'POST'],
    [405, 'method_not_allowed', 'GET, HEAD'],
  ]);
});

it('failures are Dutch sentences that name the field', async () => {
  const { secret } = await make();
  const erp = { site, secret };
  const { status, body } = await callPath(test, erp, 'GET', '/orders?vanaf=3&aantal=0');
  expect([status, body.error]).toEqual([
    400,
    {
      code: 'invalid_request',
      message: 'De aanroep klopt niet: zie faults voor elk veld.',
      faults: [
        { field: 'aantal', code: 'too_small', message: 'Deze waarde is te klein of leeg.' },
        { field: 'vanaf', code: 'unknown_field', message: 'Het veld vanaf bestaat niet.' },
      ],
    },
  ]);
  const unknown = await callPath(test, erp, 'GET', '/bestellingen');
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'endpoint_unknown']);
});

it('its document names every endpoint, to everyone', async () => {
  const { status, body } = await callPath(test, { site }, 'GET', '/openapi.json');
  expect(status).toBe(200);
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/orders', '/orders/{number}', '/orders.csv']),
  );
  expect(body.paths['/orders'].get.description).toContain('orders:read');
});

it('the log comes as a file', async () => {
  const { secret } = await make();
  await read(secret);
  const { status, raw } = await test.call(integration.callsFile, {}, manager);
  expect([status, raw.toString()]).toEqual([
    200,
    expect.stringContaining('Exact;GET;/koppeling/v1/orders;200;;0;'),
  ]);
});
