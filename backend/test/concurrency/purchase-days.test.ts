import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, type Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeProduct, makeSite, type TestApp } from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await postgresApp();
  site = await makeSite(test);
});
afterAll(() => test?.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('adds up twenty orders of one customer that are placed and cancelled at once, in any order of their rows', async () => {
  const { customer, caller } = await makeBuyer(test, site);
  const products = await atOnce(5, () => makeProduct(test, site));
  const rows = products.map(({ id, unit }) => ({
    productId: id,
    unitId: unit.id,
    unitContent: 1,
    quantity: 3,
  }));
  const place = (days: number, turn = 0) =>
    makeOrder(test, site, customer, {
      placedAt: daysAgo(days),
      rows: turn % 2 === 0 ? rows : rows.toReversed(),
    });
  for (const days of [42, 21]) await place(days);
  const placed = await atOnce(20, (turn) => place(0, turn));
  const cancel = (id: number) =>
    test.database.inSite(site.id, (tx) => tx.update(orders).set({ status: 4 }).where(eq(orders.id, id)));
  await Promise.all(placed.slice(1).map(({ id }) => cancel(id)));
  const { known, next } = await test.data(endpoints.service.purchaseRhythm, {}, caller);
  // One of the twenty is left; the usual purchase is three, so the next date is not postponed.
  expect([known, next?.days_left]).toEqual([5, 21]);
});
