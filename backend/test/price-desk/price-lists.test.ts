import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart, customerDesk, editing, priceDesk } = endpoints;

let test: TestApp;
let site: Site;
let catalogue: Caller;
let product: TestProduct;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const refusalOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};
const add = async (name: string) => (await test.data(priceDesk.add, { name }, catalogue)).price_list_id;
const pricesOf = async (priceListID: number, more: object = {}) =>
  (await test.data(priceDesk.prices, { priceListID, ...more }, catalogue)).rows;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  catalogue = await as('catalogue');
  product = await makeProduct(test, site, { priceCents: 1_000, stock: 100 });
});

it('makes and renames lists whose names and codes are unique in any case', async () => {
  const id = await add('Horeca West');
  const taken = [409, 'conflict', { name: 'taken' }];
  expect(refusalOf(await test.call(priceDesk.add, { name: 'horeca west' }, catalogue))).toEqual(taken);
  expect(refusalOf(await test.call(priceDesk.add, { name: 'HORECA-WEST' }, catalogue))).toEqual(taken);
  const other = await add('Zorg');
  const rename = (seen: string, name: string) =>
    test.call(priceDesk.rename, { priceListID: other, seen, name }, catalogue);
  expect(refusalOf(await rename('Zorg', 'horeca west'))).toEqual(taken);
  expect((await rename('Zorg', 'Zorg en welzijn')).status).toBe(200);
  expect(refusalOf(await rename('Zorg', 'Zorg Noord'))).toEqual([409, 'conflict', { name: 'changed' }]);
  const lists = await test.data(priceDesk.all, {}, catalogue);
  expect(lists.map(({ code, name }) => [code, name])).toEqual([
    ['horeca-west', 'Horeca West'],
    ['zorg', 'Zorg en welzijn'],
  ]);
  expect(lists[0]).toMatchObject({ price_list_id: id, customers: 0, prices: 0 });
});

it('a price with tiers is what a customer of the list pays, and removing it gives the list price back', async () => {
  const priceListID = await add('Horeca');
  const customer = await makeCustomer(test, site);
  const sales = await as('sales');
  await test.data(customerDesk.setPriceList, { customerID: customer.customerId, priceListID }, sales);
  const buyer = { site, sid: await makeSession(test, site, customer) };
  const priceAt = async (quantity: number) => {
    await test.data(cart.update, { id: product.id, quantity }, buyer);
    return ((await test.data(cart.get, {}, buyer)).totals?.goods ?? 0) / quantity;
  };
  const productUnitID = product.unit.id;
  const tiers = [
    { quantity: 1, price: 9 },
    { quantity: 10, price: 7.25 },
  ];
  const set = (seen: object[], next: object[]) =>
    test.call(priceDesk.setTiers, { priceListID, productUnitID, seen, tiers: next } as never, catalogue);
  expect(await priceAt(1)).toBe(10);
  // In any order: the stored ones begin with the smallest quantity.
  expect((await set([], [...tiers].reverse())).status).toBe(200);
  expect((await pricesOf(priceListID))[0]).toMatchObject({ list_price: 10, tiers });
  expect([await priceAt(1), await priceAt(10)]).toEqual([9, 7.25]);
  expect(refusalOf(await set([], []))).toEqual([409, 'conflict', { tiers: 'changed' }]);
  expect(await pricesOf(priceListID, { state: 'unpriced' })).toEqual([]);
  expect((await set(tiers, [])).status).toBe(200);
  expect(await priceAt(10)).toBe(10);
  expect(await pricesOf(priceListID, { state: 'priced' })).toEqual([]);
  const [entry] = await test.data(editing.actions, { kind: 'price_list' }, await as('manager'));
  expect(entry?.details).toMatchObject({ before: '1:900 10:725', after: '' });
});

it('counts a tier in units, and refuses a part of a base piece', async () => {
  const box = await makeProduct(test, site, { units: [{ content: 6, priceCents: 6_000 }] });
  const priceListID = await add('Horeca');
  const set = (quantity: number) =>
    test.call(
      priceDesk.setTiers,
      { priceListID, productUnitID: box.unit.id, seen: [], tiers: [{ quantity, price: 50 }] },
      catalogue,
    );
  expect(refusalOf(await set(1.1))).toEqual([400, 'invalid_request', { tiers: 'quantity' }]);
  expect((await set(2)).status).toBe(200);
  const file = await test.call(priceDesk.pricesFile, { priceListID, state: 'priced' }, catalogue);
  expect(file.raw.toString()).toContain(';2;50;');
});

it('removes a list with its prices, but not one that a customer has', async () => {
  const priceListID = await add('Horeca');
  const customer = await makeCustomer(test, site, { priceListId: priceListID });
  const remove = () => test.call(priceDesk.remove, { priceListID }, catalogue);
  expect(refusalOf(await remove())).toEqual([409, 'conflict', { priceList: 'customers' }]);
  const sales = await as('sales');
  await test.data(customerDesk.setPriceList, { customerID: customer.customerId, priceListID: null }, sales);
  const tiers = [{ quantity: 1, price: 1 }];
  await test.data(
    priceDesk.setTiers,
    { priceListID, productUnitID: product.unit.id, seen: [], tiers },
    catalogue,
  );
  expect((await remove()).status).toBe(200);
  expect(refusalOf(await remove())[0]).toBe(404);
  expect(await test.data(priceDesk.all, {}, catalogue)).toEqual([]);
});
