import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  type Caller,
  codeOf,
  makeAdmin,
  makeAgreement,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { customerDesk, products, workbench } = endpoints;
const ALWAYS = { validFrom: '2020-01-01', validUntil: '2099-12-31' };

let test: TestApp;
let site: Site;
let product: TestProduct;
let customer: Awaited<ReturnType<typeof makeCustomer>>;
let sales: Caller;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { priceCents: 700 });
  customer = await makeCustomer(test, site);
  sales = await as('sales');
});

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const agree = (fields: object) => makeAgreement(test, site, customer, product.unit, fields);
const listed = () => test.data(customerDesk.agreements, { customerID: customer.customerId }, sales);
const priceOf = async () => {
  const sid = await makeSession(test, site, { userId: customer.userId });
  const { docs } = await test.data(products.list, { lang: 'nl' }, { site, sid });
  return docs[0]?.calcprice;
};

it('lists the agreements of one customer with their state, those that are over last', async () => {
  await agree({ validFrom: '2020-01-01', validUntil: '2020-12-31', priceCents: 450 });
  await agree({ validFrom: '2090-01-01', validUntil: '2099-12-31', priceCents: 650 });
  await agree({ priceCents: 500 });
  await makeAgreement(test, site, await makeCustomer(test, site), product.unit);
  expect((await listed()).map(({ state, price, list_price }) => [state, price, list_price])).toEqual([
    ['now', 5, 7],
    ['coming', 6.5, 7],
    ['over', 4.5, 7],
  ]);
});

it('a changed price is what the customer pays at once, and a removed one is not', async () => {
  const agreementID = await agree({ priceCents: 500 });
  expect(await priceOf()).toBe(5);
  const [seen, terms] = [
    { price: 5, ...ALWAYS },
    { price: 4.75, ...ALWAYS },
  ];
  await test.data(customerDesk.changeAgreement, { agreementID, seen, terms }, sales);
  expect(await priceOf()).toBe(4.75);
  await test.data(customerDesk.removeAgreement, { agreementID, seen: terms }, sales);
  expect(await priceOf()).toBe(7);
  const log = await test.data(
    workbench.history,
    { kind: 'customer', targets: [String(customer.customerId)] },
    sales,
  );
  expect(log.map(({ action, details }) => [action, details.before, details.after])).toMatchObject([
    ['remove_agreement', { priceCents: 475 }, null],
    ['change_agreement', { priceCents: 500 }, { priceCents: 475 }],
  ]);
});

it('refuses what a colleague changed meanwhile, days the wrong way round, and roles without the right', async () => {
  const agreementID = await agree({ priceCents: 500 });
  const seen = { price: 5, ...ALWAYS };
  const change = (terms: object, caller = sales, shown: object = seen) =>
    codeOf(test, customerDesk.changeAgreement, { agreementID, seen: shown, terms } as never, caller);
  expect(await change({ ...seen, price: 4 }, sales, { ...seen, price: 6 })).toBe('409 conflict');
  expect(await change({ ...seen, validFrom: '2099-12-31', validUntil: '2099-12-30' })).toBe(
    '400 invalid_request',
  );
  expect(await change({ ...seen, price: 4 }, await as('finance'))).toBe('403 role_required');
  expect((await listed())[0]?.price).toBe(5);
});
