import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { deliver } from '../order-documents/deliver.ts';
import { makeList } from '../order-lists/make-list.ts';
import {
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { count, countEvent } from './make-count.ts';

const { stockCount, cart, waste } = endpoints;

let test: TestApp;
let site: Site;
let box: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});
beforeAll(async () => {
  box = await makeProduct(test, site, {
    name: 'Handzeep',
    stock: 100_000,
    units: [{ name: 'doos', content: 6, priceCents: 1_200 }],
  });
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: [box] });
});

/** An order of so many boxes that was delivered so many minutes ago. */
async function delivered(quantity: number, minutesAgo: number) {
  await test.data(cart.update, { id: box.id, quantity, unit: box.unit.id }, caller);
  const sent = await test.data(cart.sendOrder, { paymentOptions: { source: 'ECBASE' } }, caller);
  await deliver(test, site, sent.order_number);
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE order_status_changes SET at = now() - make_interval(mins => ${minutesAgo})
      WHERE order_id = ${sent.order_id} AND status = 3`),
  );
  return sent;
}
const counted = async (quantity: number, minutesAgo: number) => {
  const event = countEvent({ product: box, quantity, minutesAgo });
  const { count_id } = await count(test, caller, listID, [event], { finish: true });
  await test.database.pool.query(
    `UPDATE stock_counts SET finished_at = now() - make_interval(mins => ${minutesAgo}) WHERE id = ${count_id}`,
  );
  return count_id;
};
const lineOf = async (countID: number) => (await test.data(stockCount.details, { countID }, caller)).lines[0];

it('knows no use at the first count', async () => {
  const first = await counted(10, 60);
  expect(await lineOf(first)).toMatchObject({ counted: 60, expected: null, used: null });
});

it('is the count before, with what was delivered since and without waste, minus this count', async () => {
  await counted(10, 60);
  await delivered(5, 30);
  await delivered(7, 90);
  const line = { productID: box.id, unitID: box.unit.id, quantity: 1, reason: 'broken' as const };
  await test.data(waste.save, { lines: [line] }, caller);
  const next = await counted(8, -1);
  expect(await lineOf(next)).toMatchObject({ counted: 48, delivered: 30, waste: 6, expected: 84, used: 36 });
  const { since } = await test.data(stockCount.sheet, { listID }, caller);
  expect(since).toEqual([]);
});

it('tells a new count what came since the latest one', async () => {
  await counted(10, 60);
  await delivered(5, 30);
  const { since } = await test.data(stockCount.sheet, { listID }, caller);
  expect(since).toEqual([{ product_id: box.id, delivered: 30, waste: 0 }]);
});

it('takes missing units off the delivery that missed them, and adds them when they arrive', async () => {
  await counted(10, 60);
  const short = await delivered(5, 50);
  const bringing = await delivered(1, 20);
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`
      INSERT INTO later_deliveries (site_id, customer_id, order_id, order_row_id, quantity, delivered_with, request_key)
      SELECT r.site_id, ${customer.customerId}, r.order_id, r.id, 2, ${bringing.order_id}, 'proef'
      FROM order_rows r WHERE r.order_id = ${short.order_id}`),
  );
  const between = await counted(13, 40);
  expect(await lineOf(between)).toMatchObject({ delivered: 18, expected: 78, used: 0 });
  const next = await counted(16, 1);
  expect(await lineOf(next)).toMatchObject({ delivered: 18, expected: 96, used: 0 });
});
