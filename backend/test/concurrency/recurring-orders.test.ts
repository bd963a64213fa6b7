import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../src/db/connect.ts';
import {
  mails,
  orders,
  products,
  recurringOrders,
  recurringRuns,
  type Site,
} from '../../src/db/schema/index.ts';
import { addDays } from '../../src/modules/delivery/days.ts';
import { runDue } from '../../src/modules/recurring-orders/run-due.ts';
import { makeRegular, morningOf, plainMonday, today } from '../recurring-orders/make-recurring.ts';
import {
  makeProduct,
  makeSite,
  migratedDatabase,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';
import { mortalBackend } from './mortal-backend.ts';
import { atOnce } from './postgres-app.ts';

const DUE = 20;
const monday = plainMonday();

let where: ServerDatabase;
let test: TestApp;
/** Of the second backend. */
let second: Database;
let site: Site;
let product: TestProduct;

beforeAll(async () => {
  where = await migratedDatabase();
  test = await testApp(async () => connectPostgres(where.url, 10));
  second = connectPostgres(where.url, 10);
  site = await makeSite(test);
});
afterAll(async () => {
  await second?.close();
  await test?.close();
  await where?.drop();
});

/** Twenty of as many customers, all of the last stock of one product. */
async function makeDue(stock = 1_000) {
  product = await makeProduct(test, site, { stock });
  return atOnce(DUE, async () => {
    const regular = await makeRegular(test, site);
    return (await regular.make([product])).recurring_id;
  });
}

const rows = () =>
  test.database.inSite(site.id, async (tx) => ({
    orders: await tx.select().from(orders),
    runs: await tx.select().from(recurringRuns),
    mails: await tx.select().from(mails),
    stock: (await tx.select().from(products).where(eq(products.id, product.id)))[0]?.stock,
  }));
const clear = () => test.database.inSite(site.id, (tx) => tx.update(recurringOrders).set({ active: false }));

const round = (database: Database, moment = morningOf(monday)) =>
  runDue({ database, log: { error: (given: unknown) => Promise.reject(given) } }, moment);

/** Consecutive numbers: an order that was rolled back took none. */
const numbered = (all: { number: number }[]) => all.map(({ number }) => number).sort((a, b) => a - b);

it('runs twenty due orders once, with two backends at the same time, again and again', async () => {
  await makeDue();
  const ran = await Promise.all([test.database, second, test.database, second].map((one) => round(one)));
  expect(ran.reduce((sum, count) => sum + count)).toBe(DUE);
  await Promise.all([test.database, second].map((one) => round(one)));
  const found = await rows();
  expect(numbered(found.orders)).toEqual(Array.from({ length: DUE }, (_, index) => index + 1));
  expect(found.runs.map(({ state }) => state)).toEqual(Array(DUE).fill('placed'));
  expect(new Set(found.runs.map(({ orderId }) => orderId)).size).toBe(DUE);
  expect(found.mails.map(({ kind }) => kind).sort()).toEqual([
    ...Array(DUE).fill('order-confirmation'),
    ...Array(DUE).fill('recurring-run'),
  ]);
  expect(found.stock).toBe(1_000 - DUE * 2);
  await clear();
});

it('shares the last stock without selling it twice, and informs the others', async () => {
  const before = (await rows().catch(() => undefined))?.orders.length ?? 0;
  await makeDue(11);
  await Promise.all([round(test.database), round(second)]);
  const found = await rows();
  expect([found.orders.length - before, found.stock]).toEqual([5, 1]);
  expect(found.runs.filter(({ state }) => state === 'nothing')).toHaveLength(DUE - 5);
  await clear();
});

it('leaves nothing behind when it dies between placing and recording, and then places it once', async () => {
  const before = (await rows()).orders.length;
  const regular = await makeRegular(test, site);
  product = await makeProduct(test, site, { stock: 10 });
  const { recurring_id: id } = await regular.make([product]);
  const dying: Database = {
    ...second,
    inSite: (siteId, work) =>
      second.inSite(siteId, async (tx) => {
        const result = await work(tx);
        // Everything is written and nothing committed: cut the connection, as when the process is killed.
        if (typeof result === 'string') {
          const { rows: own } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
          await test.database.pool.query('SELECT pg_terminate_backend($1)', [own[0]?.pid]);
        }
        return result;
      }),
  };
  const errors: unknown[] = [];
  const log = { error: (given: unknown) => errors.push(given) };
  expect(await runDue({ database: dying, log }, morningOf(monday))).toBe(0);
  expect(errors).toHaveLength(1);
  expect([(await rows()).orders.length - before, (await rows()).stock]).toEqual([0, 10]);
  await round(test.database);
  await round(second);
  const found = await rows();
  expect([found.orders.length - before, found.stock]).toEqual([1, 8]);
  expect(found.runs.filter(({ recurringId }) => recurringId === id)).toMatchObject([{ state: 'placed' }]);
  expect(numbered(found.orders)).toEqual(Array.from({ length: before + 1 }, (_, index) => index + 1));
  await clear();
});

it('places each once when a backend is killed during its catch-up at start', async () => {
  const before = (await rows()).orders.length;
  const ids = await makeDue();
  // Set the last run back to yesterday.
  await test.database.inSite(site.id, async (tx) => {
    for (const id of ids)
      await tx
        .update(recurringOrders)
        .set({ startsOn: addDays(today(), -7), nextOn: addDays(today(), -1) })
        .where(eq(recurringOrders.id, id));
  });
  const placed = async () => (await rows()).orders.length - before;
  const backend = await mortalBackend(where.url);
  try {
    // On a busy machine the start of a process takes half a minute.
    await expect.poll(placed, { timeout: 90_000, interval: 5 }).toBeGreaterThan(0);
    await backend.kill();
    await expect.poll(placed, { timeout: 60_000, interval: 100 }).toBe(DUE);
  } finally {
    await backend.end();
  }
  await round(second, new Date());
  const found = await rows();
  expect(await placed()).toBe(DUE);
  expect(found.stock).toBe(1_000 - DUE * 2);
  const ran = found.runs.filter(({ recurringId }) => ids.includes(recurringId));
  expect(ran.map(({ state }) => state)).toEqual(Array(DUE).fill('placed'));
}, 240_000);
