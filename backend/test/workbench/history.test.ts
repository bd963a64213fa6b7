import { type AdminRole, endpoints, type HistoryKind } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { workbench, productDesk, customerDesk } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { priceCents: 395 });
});

const as = async (role: AdminRole, on = site): Promise<Caller> => ({
  site: on,
  sid: await makeSession(test, on, { adminId: await makeAdmin(test, on, { role }) }),
});
const setPrice = (seen: number, price: number, caller: Caller) =>
  test.data(
    productDesk.setPrice,
    { productID: product.id, productUnitID: product.unit.id, seen, price },
    caller,
  );
const historyOf = (kind: HistoryKind, id: number, caller: Caller) =>
  test.call(workbench.history, { kind, targets: [String(id)] }, caller);

it('a row shows who changed what of it, the latest first, and nothing of another row', async () => {
  const catalogue = await as('catalogue');
  const other = await makeProduct(test, site, { priceCents: 395 });
  await setPrice(3.95, 4.1, catalogue);
  await setPrice(4.1, 4.2, catalogue);
  const log = await test.data(
    workbench.history,
    { kind: 'product', targets: [String(product.id)] },
    await as('warehouse'),
  );
  expect(log.map(({ action, details }) => [action, details.before, details.after])).toEqual([
    ['change_price', 410, 420],
    ['change_price', 395, 410],
  ]);
  expect((await historyOf('product', other.id, catalogue)).body).toMatchObject({ data: [] });
});

it('names the price list that a customer had and got', async () => {
  const { customerId: customerID } = await makeCustomer(test, site);
  const priceListID = await makePriceList(test, site, []);
  const sales = await as('sales');
  const { price_lists } = await test.data(customerDesk.setPriceList, { customerID, priceListID }, sales);
  expect((await historyOf('customer', customerID, sales)).body).toMatchObject({
    data: [{ details: { before: { priceList: null }, after: { priceList: price_lists[0]?.name } } }],
  });
});

it('is read by who may open the page of the row, at the own site', async () => {
  const { customerId } = await makeCustomer(test, site);
  const refused = { error: { code: 'role_required' } };
  expect((await historyOf('customer', customerId, await as('catalogue'))).body).toMatchObject(refused);
  expect((await historyOf('product', product.id, await as('editor'))).body).toMatchObject(refused);
  await setPrice(3.95, 4.1, await as('manager'));
  const foreign = await as('manager', await makeSite(test));
  expect((await historyOf('product', product.id, foreign)).body).toMatchObject({ data: [] });
});

it('tells of a colleague, a key, a webhook, a coupon and a group to those that may open them', async () => {
  const manager = await as('manager');
  const adminID = await makeAdmin(test, site, { role: 'sales' });
  await test.data(endpoints.admins.changeRole, { adminID, role: 'warehouse' }, manager);
  expect((await historyOf('admin', adminID, manager)).body).toMatchObject({
    data: [{ action: 'change_role', details: { from: 'sales', role: 'warehouse' } }],
  });
  const answersOf = async (role: AdminRole) => {
    const caller = await as(role);
    const kinds = ['admin', 'integration_key', 'webhook', 'coupon', 'group'] as const;
    return Promise.all(kinds.map(async (kind) => (await historyOf(kind, adminID, caller)).status));
  };
  expect(await answersOf('manager')).toEqual([200, 200, 200, 200, 200]);
  expect(await answersOf('sales')).toEqual([403, 403, 403, 200, 200]);
  expect(await answersOf('warehouse')).toEqual([403, 403, 403, 403, 200]);
  expect(await answersOf('editor')).toEqual([403, 403, 403, 403, 403]);
});
