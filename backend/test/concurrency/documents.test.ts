import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { runOrderCommand } from '../../src/modules/orders/operate/order-command.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeCustomer, makeSite, type TestApp, type TestCustomer } from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

let test: TestApp;
let sites: Site[];
let customers: TestCustomer[];
beforeAll(async () => {
  test = await postgresApp();
  sites = [await makeSite(test), await makeSite(test)];
  customers = await Promise.all(sites.map((site) => makeCustomer(test, site)));
});
afterAll(() => test.close());

const numbersOf = async (site: Site, table: string) => {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`SELECT number FROM ${sql.identifier(table)} ORDER BY number`),
  );
  return rows.map(({ number }) => number);
};

it('numbers the documents of twenty orders that are delivered at once, twice each, without gaps or duplicates', async () => {
  const orders = await atOnce(20, async (turn) => {
    const at = turn % 2;
    const site = sites[at] as Site;
    const { number } = await makeOrder(test, site, customers[at] as TestCustomer, { status: 2 });
    return { site: site.id, number: Number(number), to: 3 };
  });
  const outcomes = await Promise.allSettled(
    [...orders, ...orders].map((operation) => runOrderCommand(test.database, operation)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const wanted = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const site of sites)
    for (const table of ['invoices', 'delivery_notes']) expect(await numbersOf(site, table)).toEqual(wanted);
});
