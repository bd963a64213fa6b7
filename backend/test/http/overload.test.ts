import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { endpoints } from '@toonbank/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Site, sessions } from '../../src/db/schema/index.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let app: FastifyInstance;
let busy: Site;
let calm: Site;
beforeAll(async () => {
  test = await testApp();
  busy = await makeSite(test);
  calm = await makeSite(test);
});
afterAll(async () => {
  await app.close();
  await test.close();
});
beforeEach(async () => {
  await app?.close();
  app = await buildApp({
    database: test.database,
    logLevel: 'silent',
    trustedProxy: [],
    siteTokens: new Map(),
    // The first guess is 5 ms for each call: of 60 at once on one connection, about 20 may wait.
    queue: { maxWaitMs: 100, burstMs: -1, waitTimeoutMs: 30_000 },
  });
  // The site directory is read now, so that the calls below begin with their own transaction.
  await ask(busy);
});

const ask = (site: Site) =>
  app.inject({
    method: 'GET',
    url: endpoints.settings.get.path,
    headers: { 'x-site-token': site.token },
  });

/** Holds the only connection until `release` is called. */
async function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const client = await test.database.pool.connect();
  void promise.then(() => client.release());
  return resolve;
}

it('refuses calls that would wait too long with 503 and Retry-After, and another site is still served', async () => {
  const release = await hold();
  const answers = Array.from({ length: 60 }, () => ask(busy));
  const neighbour = ask(calm);
  const first = await Promise.race(answers);
  expect(first.statusCode).toBe(503);
  expect(first.headers['retry-after']).toBe('2');
  expect(first.json()).toMatchObject({ result: false, error: { code: 'unavailable' } });
  release();
  expect((await neighbour).statusCode).toBe(200);
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
  // It recovers by itself.
  expect((await ask(busy)).statusCode).toBe(200);
});

it('does nothing for a caller who disconnected while it waited', async () => {
  const release = await hold();
  const first = ask(busy);
  while (test.database.pool.waitingCount === 0) await new Promise((resolve) => setImmediate(resolve));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const gone = new AbortController();
  const [socket] = await Promise.all([
    once(app.server, 'connection').then(([opened]) => opened as Socket),
    once(app.server, 'request').then(() => gone.abort()),
    fetch(
      `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${endpoints.auth.initSession.path}`,
      { headers: { 'x-site-token': busy.token }, signal: gone.signal },
    ).catch(() => {}),
  ]);
  if (!socket.closed) await once(socket, 'close');
  release();
  expect([(await first).statusCode, (await ask(busy)).statusCode]).toEqual([200, 200]);
  const made = await test.database.inSite(busy.id, (tx) => tx.select().from(sessions));
  expect(made).toEqual([]);
});
