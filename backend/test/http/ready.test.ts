import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/connect.ts';
import { type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
/** Another app: the last one remembers for seconds that it could write. */
beforeEach(() => test.renew());

const ready = async () => {
  const answer = await (await test.app()).inject('/readyz');
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
};

it('is ready while orders can be written', async () => {
  expect((await ready()).status).toBe(200);
});

it('is not ready while the database can be read but not written, and is ready again once it can', async () => {
  const set = (value: string) =>
    test.database.asOwner((_db, client) => client.query(`SET default_transaction_read_only = ${value}`));
  await set('on');
  expect(await ready()).toEqual({ status: 503, retryAfter: '2' });
  await set('off');
  expect((await ready()).status).toBe(200);
});

it('writes once for many probes', async () => {
  let writes = 0;
  const counting: Database = {
    ...test.database,
    asOwner: (work) =>
      test.database.asOwner((db, client) =>
        work(
          db,
          new Proxy(client, {
            get(target, name) {
              if (name !== 'query') return Reflect.get(target, name);
              return (text: string) => {
                if (text.includes('CREATE TEMP TABLE')) writes += 1;
                return target.query(text);
              };
            },
          }),
        ),
      ),
  };
  const app = await buildApp({
    database: counting,
    logLevel: 'silent',
    trustedProxy: [],
    siteTokens: new Map(),
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(writes).toBe(1);
  await app.close();
});
