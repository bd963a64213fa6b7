import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { deliver } from '../order-documents/deliver.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { workbench } = endpoints;

let test: TestApp;
let site: Site;
let orderId: number;
let article: string;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const customer = await makeCustomer(test, site, { company: 'Rozenlaan Facilitair' });
  const product = await makeProduct(test, site);
  article = product.articleNumber;
  orderId = (await makeOrder(test, site, customer, { number: 4_242, orderRef: 'Kast 7' })).id;
  await makeOrder(test, site, customer, { number: 4_243, payBefore: new Date('2099-01-01') });
  const elsewhere = await makeSite(test);
  const stranger = await makeCustomer(test, elsewhere, { company: 'Rozenlaan Elders' });
  await makeOrder(test, elsewhere, stranger, { number: 4_244 });
});
afterAll(() => test.close());

it('counts what waits, for each role what it may open', async () => {
  expect(await test.data(workbench.counts, {}, await as('manager'))).toEqual({
    ...{ to_pick: 1, to_pay: 1, applications: 0, tasks: 0, late_tasks: 0, payments: 0, failed_mails: 0 },
    ...{ webhooks_off: 0, imports: 0, schedules_off: 0 },
  });
  expect(await test.data(workbench.counts, {}, await as('warehouse'))).toEqual({
    ...{ to_pick: 1, to_pay: 1, imports: 0, schedules_off: 0 },
  });
  expect(await test.data(workbench.counts, {}, await as('editor'))).toEqual({});
});

it('finds orders, customers and products of the own site, each by number and name', async () => {
  const manager = await as('manager');
  const found = async (search: string) =>
    (await test.data(workbench.search, { search }, manager)).map(({ kind, name }) => [kind, name]);
  expect(await found('4242')).toEqual([['order', 'Rozenlaan Facilitair']]);
  expect(await found('kast 7')).toEqual([['order', 'Rozenlaan Facilitair']]);
  expect(await found('rozenlaan')).toEqual([['customer', 'Rozenlaan Facilitair']]);
  expect((await found(article)).map(([kind]) => kind)).toContain('product');
  expect(await found('%')).toEqual([]);
  expect(await found('99999999999999999999')).toEqual([]);
});

it('finds an invoice by its printed number, and leads to its order', async () => {
  const manager = await as('manager');
  const { invoiceId } = await deliver(test, site, '4242');
  expect(invoiceId).toBeGreaterThan(0);
  const found = await test.data(workbench.search, { search: 'F00001' }, manager);
  expect(found).toEqual([{ kind: 'invoice', id: orderId, number: 'F00001', name: 'Rozenlaan Facilitair' }]);
});

it('shows no role what it may not open', async () => {
  const kindsOf = async (role: AdminRole, search: string) =>
    new Set((await test.data(workbench.search, { search }, await as(role))).map(({ kind }) => kind));
  expect(await kindsOf('warehouse', 'rozenlaan')).toEqual(new Set());
  expect(await kindsOf('catalogue', '4243')).toEqual(new Set());
  expect(await kindsOf('editor', article)).toEqual(new Set());
});
