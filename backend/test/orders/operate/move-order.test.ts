import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderStatusChanges, orders, type Site } from '../../../src/db/schema/index.ts';
import { lockOrder, moveOrder, RefusedMove } from '../../../src/modules/orders/operate/move-order.ts';
import {
  makeOptions,
  makeProduct,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../../support/index.ts';
import { lookInto, makeBuyer } from '../make-buyer.ts';

let test: TestApp;
let site: Site;
let product: TestProduct;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, {
    units: [
      { name: 'doos', content: 10 },
      { name: 'pak', content: 5 },
    ],
    stock: 100,
  });
});

async function order(kind: 'business' | 'consumer' = 'business') {
  const buyer = await makeBuyer(test, site, { kind });
  const bracket = await makeProduct(test, site, { stock: 5 });
  await makeOptions(test, site, product, { choices: [bracket] });
  await buyer.add({ id: product.id, quantity: 2, options: [{ id: bracket.id, quantity: 1 }] });
  await buyer.add({ id: product.id, unit: product.units[1]?.id, quantity: 2 });
  const { order_id, order_number } = await buyer.sent();
  return { id: order_id, number: Number(order_number), bracket };
}
const move = (number: number, status: number, on = site) =>
  test.database.inSite(on.id, async (tx) => moveOrder(tx, await lockOrder(tx, number), status, 'operator'));
const history = (id: number) =>
  test.database.inSite(site.id, (tx) =>
    tx
      .select({ status: orderStatusChanges.status, by: orderStatusChanges.movedBy })
      .from(orderStatusChanges)
      .where(eq(orderStatusChanges.orderId, id))
      .orderBy(asc(orderStatusChanges.id)),
  );

describe('an order', () => {
  it('moves from nieuw through in verwerking to geleverd, and every step is stored', async () => {
    const { id, number } = await order();
    await move(number, 2);
    await move(number, 3);
    expect(await lookInto(test, site).order(id)).toMatchObject({ status: 3 });
    expect(await history(id)).toEqual([
      { status: 1, by: 'customer' },
      { status: 2, by: 'operator' },
      { status: 3, by: 'operator' },
    ]);
  });

  it.each([
    [[], 1, "is nieuw; it can't become nieuw"],
    [[], 3, "is nieuw; it can't become geleverd"],
    [[], 5, "is nieuw; it can't become geen order"],
    [[2], 1, "is in verwerking; it can't become nieuw"],
    [[2, 3], 4, "is geleverd; it can't become geannuleerd"],
    [[4], 2, "is geannuleerd; it can't become in verwerking"],
    [[4], 4, "is geannuleerd; it can't become geannuleerd"],
  ])('after %j can not become %i: it %s', async (steps, status, message) => {
    const { id, number } = await order();
    for (const step of steps) await move(number, step);
    await expect(move(number, status)).rejects.toThrow(message);
    expect(await history(id)).toHaveLength(1 + steps.length);
  });

  it('restores its stock when it is cancelled, options and base pieces included', async () => {
    const { number, bracket } = await order();
    const look = lookInto(test, site);
    expect(await look.stock(product, bracket)).toEqual([70, 4]);
    await move(number, 2);
    await move(number, 4);
    expect(await look.stock(product, bracket)).toEqual([100, 5]);
  });

  it('with payment in advance is not processed before it is paid', async () => {
    const { id, number } = await order('consumer');
    await expect(move(number, 2)).rejects.toThrow('has to be paid first');
    await test.database.inSite(site.id, (tx) =>
      tx.update(orders).set({ paymentState: 'paid' }).where(eq(orders.id, id)),
    );
    await move(number, 2);
  });

  it('is not found by another site’s number', async () => {
    const { number } = await order();
    await expect(move(number, 2, await makeSite(test))).rejects.toThrow(RefusedMove);
  });
});
