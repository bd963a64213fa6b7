import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { connectPostgres } from '../../../src/db/connect.ts';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { mortalBackend } from '../mortal-backend.ts';

const LOOK_MS = 100;
const CALLERS = 8;

type Backend = Awaited<ReturnType<typeof mortalBackend>> & { operations: string };

let test: TestApp;
let site: Site;
let database: ServerDatabase;
let backends: Backend[];

async function startOne(): Promise<Backend> {
  const port = await freePort();
  const settings = { API_OPERATIONS_PORT: String(port), STOP_DELAY_SECONDS: '1' };
  const backend = await mortalBackend(database.url, settings);
  return Object.assign(backend, { operations: `http://localhost:${port}` });
}

beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 4));
  site = await makeSite(test, { token: 'of-rolling-test' });
  backends = [await startOne(), await startOne()];
  await Promise.all(backends.map((one) => one.ready()));
}, 240_000);
afterAll(async () => {
  await Promise.all((backends ?? []).map((one) => one.end()));
  await test?.close();
  await database?.drop();
});

const textOf = async (url: string) => (await fetch(url)).text();
const isReady = (one: Backend) =>
  fetch(`${one.operations}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

it('serves every call while two backends are restarted one after the other', async () => {
  const sid = await makeSession(test, site, await makeCustomer(test, site));
  const product = await makeProduct(test, site, { stock: 1_000_000 });
  const headers = {
    'x-site-token': 'of-rolling-test',
    authorization: sid,
    'content-type': 'application/json',
  };
  // A balancer: every 100 ms it looks which backends are ready.
  let ready = [...backends];
  let isOver = false;
  const balancer = (async () => {
    while (!isOver) {
      const states = await Promise.all(backends.map(isReady));
      ready = backends.filter((_, at) => states[at]);
      await wait(LOOK_MS);
    }
  })();
  const statuses = new Map<number | string, number>();
  const caller = async (turn: number) => {
    for (let count = turn; !isOver; count += CALLERS) {
      const one = ready[count % ready.length] ?? backends[0];
      const body = JSON.stringify({ id: product.id, quantity: 1 + (count % 9) });
      const status = await fetch(`http://localhost:${one?.port}${endpoints.cart.update.path}`, {
        method: 'POST',
        headers,
        body,
      }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        (error: Error) => error.message,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, turn) => caller(turn));
  for (const one of backends) {
    const ended = one.terminate('SIGTERM');
    await expect.poll(() => isReady(one)).toBe(false);
    expect(await ended).toBe(0);
    one.start();
    await one.ready();
    await expect.poll(() => isReady(one), { timeout: 30_000 }).toBe(true);
    await wait(2 * LOOK_MS);
  }
  isOver = true;
  await Promise.all([balancer, ...callers]);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
}, 240_000);

it('tells its figures by endpoint on a port of its own', async () => {
  const [one] = backends;
  await fetch(`http://localhost:${one?.port}${endpoints.auth.authenticate.path}`, {
    headers: { 'x-site-token': 'of-rolling-test' },
  });
  const text = await textOf(`${one?.operations}/metrics`);
  expect(text).toContain('toonbank_api_answers_total{endpoint="auth.authenticate",status="4xx"} 1');
  expect(text).toMatch(/^toonbank_database_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^toonbank_oldest_mail_seconds 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).not.toContain(site.id);
  expect(await textOf(`${one?.operations}/livez`)).toBe('alive\n');
  expect((await fetch(`http://localhost:${one?.port}/metrics`)).status).toBe(404);
});
