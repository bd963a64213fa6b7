import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { connectPostgres } from '../../../src/db/connect.ts';
import { sql } from '../../../src/db/sql.ts';
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
import { atOnce } from '../postgres-app.ts';

const CONNECTIONS = 2;
const CALLERS = 6;
const UNTIL = { timeout: 10_000 };
const TOKEN = 'of-connections-test';

let test: TestApp;
let database: ServerDatabase;
let operations: string;
let backend: Awaited<ReturnType<typeof mortalBackend>>;

beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 4));
  const port = await freePort();
  operations = `http://localhost:${port}`;
  backend = await mortalBackend(database.url, {
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    API_OPERATIONS_PORT: String(port),
  });
  await backend.ready();
}, 240_000);
afterAll(async () => {
  await backend?.end();
  await test?.close();
  await database?.drop();
});

const waitingForLock = () =>
  test.database.asOwner(async (db) => {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting;
  });

const waitingInQueue = async () => {
  const figures = await (await fetch(`${operations}/metrics`)).text();
  return Number(/^toonbank_waiting_calls (\d+)$/m.exec(figures)?.[1]);
};

it('has no more calls at work in the database than it may, and answers those that waited', async () => {
  const site = await makeSite(test, { token: TOKEN });
  const product = await makeProduct(test, site, { stock: 1_000 });
  const sids = await atOnce(CALLERS, async () => makeSession(test, site, await makeCustomer(test, site)));
  const update = async (sid: string) => {
    const answer = await fetch(`http://localhost:${backend.port}${endpoints.cart.update.path}`, {
      method: 'POST',
      headers: { 'x-site-token': TOKEN, authorization: sid, 'content-type': 'application/json' },
      body: JSON.stringify({ id: product.id, quantity: 1 }),
    });
    await answer.text();
    return answer.status;
  };
  let answers: Promise<number[]> | undefined;
  await test.database.asOwner(async (_, client) => {
    await client.query('BEGIN; LOCK TABLE cart_lines');
    answers = Promise.all(sids.map(update));
    await expect.poll(waitingInQueue, UNTIL).toBe(CALLERS - CONNECTIONS);
    await expect.poll(waitingForLock, UNTIL).toBe(CONNECTIONS);
    await client.query('ROLLBACK');
  });
  expect(await answers).toEqual(Array(CALLERS).fill(200));
});
