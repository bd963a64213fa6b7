import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makePriceList,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testApp,
} from '../support/index.ts';

const { customerDesk, cart, editing } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;
let customer: TestCustomer;

const as = async (role: 'sales' | 'finance' | 'manager'): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = await as('manager');
  customer = await makeCustomer(test, site, { company: 'Hotel Duinzicht' });
});

it('shows what a customer owes, ordered and may order', async () => {
  await makeOrder(test, site, customer, { totalInclCents: 12_100 });
  await makeOrder(test, site, customer, { totalInclCents: 5_000, paymentState: 'paid' });
  const shown = await test.data(customerDesk.get, { customerID: customer.customerId }, manager);
  expect(shown).toMatchObject({ company: 'Hotel Duinzicht', owed: 121, orders: 2, credit_limit: null });
});

it('blocks a customer from its next call on, and lets it in again', async () => {
  const buyer = { site, sid: await makeSession(test, site, customer) };
  const sales = await as('sales');
  const { customerId: customerID } = customer;
  expect((await test.call(cart.get, {}, buyer)).status).toBe(200);
  await test.data(customerDesk.setActive, { customerID, active: false }, sales);
  expect((await test.call(cart.get, {}, buyer)).status).toBe(401);
  const blocked = await test.data(customerDesk.list, { state: 'blocked' }, sales);
  expect(blocked.rows.map(({ company }) => company)).toEqual(['Hotel Duinzicht']);
  await test.data(customerDesk.setActive, { customerID, active: true }, sales);
  expect((await test.call(cart.get, {}, buyer)).status).toBe(200);
});

it('changes terms and price list, logs what differs with before and after, and nothing else', async () => {
  const finance = await as('finance');
  const { customerId: customerID } = customer;
  const terms = { customerID, paymentTermDays: 30, creditLimit: 1_250.5 };
  expect(await test.data(customerDesk.setTerms, terms, finance)).toMatchObject({
    payment_term_days: 30,
    credit_limit: 1_250.5,
  });
  await test.data(customerDesk.setTerms, terms, finance);
  const priceListID = await makePriceList(test, site, []);
  const listed = await test.data(customerDesk.setPriceList, { customerID, priceListID }, await as('sales'));
  expect(listed.price_list_id).toBe(priceListID);
  const listName = listed.price_lists.find(({ id }) => id === priceListID)?.name;
  const log = await test.data(editing.actions, { kind: 'customer' }, manager);
  expect(log.map(({ action, details }) => [action, details])).toEqual([
    [
      'set_price_list',
      { name: 'Hotel Duinzicht', before: { priceList: null }, after: { priceList: listName } },
    ],
    [
      'set_customer_terms',
      {
        name: 'Hotel Duinzicht',
        before: { paymentTermDays: 14, creditLimitCents: null },
        after: { paymentTermDays: 30, creditLimitCents: 125_050 },
      },
    ],
  ]);
});

it('keeps credit from sales, and prices from finance', async () => {
  const { customerId: customerID } = customer;
  const credit = await test.call(
    customerDesk.setTerms,
    { customerID, paymentTermDays: 60, creditLimit: null },
    await as('sales'),
  );
  expect(credit.status).toBe(403);
  const prices = await test.call(
    customerDesk.setPriceList,
    { customerID, priceListID: null },
    await as('finance'),
  );
  expect(prices.status).toBe(403);
});

it('finds customers by person, place and number, and sorts them by their last order', async () => {
  const late = await makeCustomer(test, site, { company: 'Bakker Zeewind' });
  await makeOrder(test, site, late, {});
  await makeOrder(test, site, customer, { placedAt: new Date('2024-01-01') });
  const { rows } = await test.data(customerDesk.list, { sort: '-ordered' }, manager);
  expect(rows.map(({ company }) => company)).toEqual(['Bakker Zeewind', 'Hotel Duinzicht']);
  const found = async (search: string) =>
    (await test.data(customerDesk.list, { search }, manager)).rows.map(({ company }) => company);
  expect(await found('zeewind')).toEqual(['Bakker Zeewind']);
  expect(await found(late.username)).toEqual(['Bakker Zeewind']);
  expect(await found('_')).toEqual([]);
});
