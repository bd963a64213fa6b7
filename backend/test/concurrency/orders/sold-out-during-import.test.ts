import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { finishLists } from '../../support/finish-lists.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
} from '../../support/index.ts';
import { atOnce, postgresApp } from '../postgres-app.ts';

const { cart } = endpoints;
/** Each of them waits for the locks for a second, one after the other. */
const SOLD_OUT = 3;
const OTHERS = 20;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp(20);
  site = await makeSite(test);
});
afterAll(() => test?.close());

const run = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  test.database.inSite(site.id, async (tx) => (await tx.execute<Row>(statement)).rows);

async function buyerOf({ id }: TestProduct) {
  const caller = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
  await test.data(cart.update, { id, quantity: 1 }, caller);
  return caller;
}

/** A transaction that has locked all entries of lists, as an import of prices does while it ends. */
async function lockLists() {
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const ended = test.database.inSite(site.id, async (tx) => {
    await tx.execute(sql`SELECT FROM list_entries FOR NO KEY UPDATE`);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  return async () => {
    over.resolve();
    await ended;
  };
}

const inStock = () => run(sql`SELECT DISTINCT in_stock FROM list_entries ORDER BY 1`);

it('places orders that sell products out while an import has locked the lists, and renews these after it', async () => {
  const [last, plenty] = [
    await Promise.all(Array.from({ length: SOLD_OUT }, () => makeProduct(test, site, { stock: 1 }))),
    await makeProduct(test, site, { stock: 1_000 }),
  ];
  const buyers = await Promise.all([...last, ...Array.from({ length: OTHERS }, () => plenty)].map(buyerOf));
  const release = await lockLists();
  try {
    const answers = await atOnce(buyers.length, (turn) => test.call(cart.sendOrder, {}, buyers[turn]));
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    // Still locked: the work is left to other jobs, and none is lost.
    expect(await finishLists(test, site.id)).toBeGreaterThanOrEqual(SOLD_OUT);
    expect(await inStock()).toEqual([{ in_stock: true }]);
  } finally {
    await release();
  }
  expect(await finishLists(test, site.id)).toBe(SOLD_OUT);
  expect(await inStock()).toEqual([{ in_stock: false }, { in_stock: true }]);
  expect(
    await run(sql`SELECT DISTINCT p.stock > 0 AS stock FROM products p JOIN list_entries e ON e.product_id = p.id
      WHERE e.in_stock <> (p.stock > 0)`),
  ).toEqual([]);
  expect(await finishLists(test, site.id)).toBe(0);
}, 120_000);

it('renews the lists before it takes the order number, which all other orders wait for', async () => {
  const guard = `
    CREATE FUNCTION expect_renewed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM list_renewals) THEN RAISE EXCEPTION 'lists are still to be renewed'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER expect_renewed BEFORE INSERT OR UPDATE ON order_counters
      FOR EACH ROW EXECUTE FUNCTION expect_renewed()`;
  await test.database.asOwner((db) => db.execute(sql.raw(guard)));
  try {
    const caller = await buyerOf(await makeProduct(test, site, { stock: 1 }));
    expect((await test.call(cart.sendOrder, {}, caller)).status).toBe(200);
  } finally {
    await test.database.asOwner((db) => db.execute(sql`DROP FUNCTION expect_renewed CASCADE`));
  }
});
