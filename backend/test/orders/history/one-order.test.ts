import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, type Site } from '../../../src/db/schema/index.ts';
import { lockOrder, moveOrder } from '../../../src/modules/orders/operate/move-order.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { type Buyer, makeBuyer } from '../make-buyer.ts';
import { makeOrder } from '../make-order.ts';

let test: TestApp;
let site: Site;
let buyer: Buyer;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  buyer = await makeBuyer(test, site);
});
afterAll(() => test.close());

const ask = (orderNumber: string, more: Record<string, unknown> = {}, who = buyer) =>
  test.data(endpoints.service.orderHistory, { orderNumber, ...more }, who.caller);
const detailsOf = async (orderNumber: string, more: Record<string, unknown> = {}) =>
  (await ask(orderNumber, more)).orders[0]?.details;

it('has the address of one order, its VAT per rate, its steps, and which rows can be ordered again', async () => {
  const sold = await makeProduct(test, site, { priceCents: 1_000 });
  const gone = await makeProduct(test, site, { priceCents: 2_000, vat: 9 });
  await buyer.add({ id: sold.id, quantity: 2 });
  await buyer.add({ id: gone.id, quantity: 1 });
  const { order_number } = await buyer.sent();
  await test.database.inSite(site.id, async (tx) => {
    await moveOrder(tx, await lockOrder(tx, Number(order_number)), 2, 'operator');
    await tx.update(products).set({ active: false }).where(eq(products.id, gone.id));
  });
  const answer = await ask(order_number, { withRows: true });
  expect(answer).toMatchObject({ num_found: 1, page: 0 });
  const [order] = answer.orders;
  expect(order?.rows).toMatchObject([
    {
      product_id: sold.id,
      unit_id: sold.unit.id,
      available: true,
      image: expect.any(String),
      slug: expect.any(String),
    },
    { product_id: gone.id, unit_id: gone.unit.id, available: false },
  ]);
  expect(order?.details).toMatchObject({
    address: { street: 'Dokkade', house_number: '12', postcode: '9999 AB', city: 'Proefstad', country: 'NL' },
    pickup: false,
    coupon: '',
    vat_rates: [
      { rate: 9, base: 20, amount: 1.8 },
      { rate: 21, base: 26.95, amount: 5.66 },
    ],
    status_history: [
      { status: 1, by: 'customer' },
      { status: 2, by: 'operator' },
    ],
  });
});

it('has the orders before and after it, among those that fit the filters', async () => {
  const own = await makeBuyer(test, site);
  const numbers: string[] = [];
  for (const [day, name] of ['Zeep', 'Rollen', 'Zeep', 'Zeep'].entries()) {
    const placedAt = new Date(`2026-02-0${day + 1}T09:00:00.123Z`);
    numbers.push((await makeOrder(test, site, own.customer, { placedAt, rows: [{ name }] })).number);
  }
  const [first = '', second = '', third = '', fourth = ''] = numbers;
  const neighbours = async (number: string, more = {}) => {
    const { details } = (await ask(number, more, own)).orders[0] ?? {};
    return [details?.previous, details?.next];
  };
  expect(await neighbours(second)).toEqual([first, third]);
  expect(await neighbours(first)).toEqual([null, second]);
  expect(await neighbours(fourth)).toEqual([third, null]);
  expect(await neighbours(third, { search: 'zeep' })).toEqual([first, fourth]);
  expect(await neighbours(third, { untilDate: '03-02-2026' })).toEqual([second, null]);
  // One that does not fit the filters is not found among them.
  expect(await ask(second, { search: 'zeep' }, own)).toMatchObject({ num_found: 0, orders: [] });
});

it('is absent for another customer’s order, an unknown one, and an invalid number', async () => {
  const { number } = await makeOrder(test, site, (await makeBuyer(test, site)).customer);
  for (const wanted of [number, '999999999', '99999999999999999999', '1e3', ' 1', '', "1' OR '1'='1"])
    expect(await ask(wanted)).toEqual({ num_found: 0, page: 0, orders: [] });
});

it('has no address for pick-up, and no steps from before they were stored', async () => {
  const { number } = await makeOrder(test, site, buyer.customer, { pickup: true });
  expect(await detailsOf(number)).toMatchObject({ address: null, pickup: true, status_history: [] });
});
