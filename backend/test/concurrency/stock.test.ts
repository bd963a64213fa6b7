import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderRows, orders, products, type Site } from '../../src/db/schema/index.ts';
import { makeCustomer, makeProduct, makeSession, makeSite, type TestApp } from '../support/index.ts';
import { atOnce, persistently, postgresApp } from './postgres-app.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  site = await makeSite(test);
});

/** A logged-in buyer with a filled cart. */
async function buyer(...wanted: { id: number }[]) {
  const caller = { site, sid: await makeSession(test, site, await makeCustomer(test, site)) };
  for (const { id } of wanted) await test.data(cart.update, { id, quantity: 1 }, caller);
  return caller;
}

const stockOf = async ({ id }: { id: number }) => {
  const [row] = await test.database.inSite(site.id, (tx) =>
    tx.select({ stock: products.stock }).from(products).where(eq(products.id, id)),
  );
  return row?.stock;
};
const numbers = async () => {
  const rows = await test.database.inSite(site.id, (tx) => tx.select({ number: orders.number }).from(orders));
  return rows.map((row) => row.number).sort((a, b) => a - b);
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it('sells exactly fifty of fifty in stock to four hundred buyers, numbered without gaps', async () => {
  const scarce = await makeProduct(test, site, { stock: 50 });
  const buyers: Awaited<ReturnType<typeof buyer>>[] = [];
  while (buyers.length < 400) buyers.push(...(await atOnce(20, () => buyer(scarce))));
  const answers = await atOnce(400, (turn) =>
    persistently(() => test.call(cart.sendOrder, {}, buyers[turn])),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(350);
  expect(await stockOf(scarce)).toBe(0);
  expect(await numbers()).toEqual(upTo(50));
  const rows = await test.database.inSite(site.id, (tx) => tx.select().from(orderRows));
  expect(rows).toHaveLength(50);
});

it('never deadlocks two orders, in any order of their lines', async () => {
  const [first, second, third] = [
    await makeProduct(test, site),
    await makeProduct(test, site),
    await makeProduct(test, site),
  ];
  const buyers = await atOnce(40, (turn) =>
    turn % 2 === 0 ? buyer(first, second, third) : buyer(third, second, first),
  );
  const answers = await atOnce(40, async (turn) => test.call(cart.sendOrder, {}, buyers[turn]));
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  expect(await stockOf(first)).toBe(960);
  expect(await numbers()).toEqual(upTo(40));
});

it('counts each site by itself, also when their orders come at once', async () => {
  const other = await makeSite(test);
  const callers = await Promise.all(
    [site, other].flatMap((one) =>
      upTo(10).map(async () => {
        const caller = { site: one, sid: await makeSession(test, one, await makeCustomer(test, one)) };
        const { id } = await makeProduct(test, one);
        await test.data(cart.update, { id, quantity: 1 }, caller);
        return caller;
      }),
    ),
  );
  await Promise.all(callers.map((caller) => test.data(cart.sendOrder, {}, caller)));
  expect(await numbers()).toEqual(upTo(10));
});
