import { lookup } from 'node:dns/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { endpoints } from '@toonbank/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { orders, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
} from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';
import { mortalBackend } from './mortal-backend.ts';
import { atOnce } from './postgres-app.ts';

const { cart } = endpoints;
/** As many as work in the database at once: all of them are busy when the signal arrives. */
const CHECKOUTS = 8;

let test: TestApp;
let site: Site;
let database: ServerDatabase;
let backend: Awaited<ReturnType<typeof mortalBackend>>;
let locker: pg.Client;
beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 4));
  site = await makeSite(test, { token: 'of-drain-test' });
  backend = await mortalBackend(database.url, { DATABASE_CONNECTIONS: String(CHECKOUTS) });
  locker = new pg.Client({ connectionString: database.url });
  await locker.connect();
  await backend.ready();
}, 120_000);
afterAll(async () => {
  await locker?.end();
  await backend?.end();
  await test?.close();
  await database?.drop();
});

const agent = new Agent({ keepAlive: true });

/** The answer as sent. Rejects when the connection ends before the answer is complete. */
function post(host: string, path: string, headers: Record<string, string>) {
  return new Promise<{ answer: IncomingMessage; text: string }>((resolve, reject) => {
    const asked = request({ host, port: backend.port, path, method: 'POST', headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ answer, text: Buffer.concat(parts).toString() }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** More than Node's own backlog of 511. */
const AT_ONCE = 1_000;

it('keeps a thousand connections that arrive while it is busy', async () => {
  const resume = backend.pause();
  const sockets = await atOnce(
    AT_ONCE,
    () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(backend.port, '127.0.0.1', () => resolve(socket));
        socket.on('error', reject);
      }),
  ).finally(resume);
  for (const socket of sockets) socket.destroy();
}, 20_000);

const isRefused = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(backend.port, host, () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition()));
}

it('on SIGTERM under load finishes every order under way, cuts no answer, accepts nothing new, and ends with 0', async () => {
  const product = await makeProduct(test, site, { stock: 100 });
  const buyers = await atOnce(CHECKOUTS, async () => {
    const customer = await makeCustomer(test, site);
    const sid = await makeSession(test, site, customer);
    await test.data(cart.update, { id: product.id, quantity: 1 }, { site, sid });
    return { userId: customer.userId, sid };
  });
  // Every order waits here until the signal has come.
  await locker.query('BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
  // Both addresses that `localhost` can have.
  const hosts = (await lookup('localhost', { all: true })).map(({ address }) => address);
  const answers = buyers.map(({ sid }, turn) =>
    post(hosts[turn % hosts.length] ?? 'localhost', cart.sendOrder.path, {
      'x-site-token': site.token,
      authorization: sid,
      'idempotency-key': `sleutel-${turn}`,
    }),
  );
  await until(async () => {
    const { rows } = await locker.query(
      'SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_database AS d ON d.oid = database WHERE NOT granted AND datname = current_database()',
    );
    return rows[0].waiting === CHECKOUTS;
  });
  const exitCode = backend.terminate('SIGTERM');
  await until(() => isRefused(hosts[0] ?? 'localhost'));
  await locker.query('COMMIT');

  const received = await Promise.all(answers);
  for (const { answer, text } of received) {
    expect([answer.statusCode, text]).toEqual([200, expect.stringContaining('"result":true')]);
    expect(answer.headers.connection).toBe('close');
  }
  expect(await exitCode).toBe(0);
  const stored = await test.database.inSite(site.id, (tx) => tx.select().from(orders));
  const acknowledged = received.map(({ text }) => JSON.parse(text).data.order_id as number);
  expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  agent.destroy();
}, 120_000);
