import { type AdminRole, endpoints, ORDERS_OF_OPEN_SHOP } from '@toonbank/contract';
import { linkedPages } from '@toonbank/contract/shop-check/linked-pages';
import { placeholderCompany } from '@toonbank/contract/shop-check/placeholder-company';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Site, sites } from '../../src/db/schema/index.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Caller,
  makeAdmin,
  makeAgreement,
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { workbench } = endpoints;

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
});

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});

const run = (statement: ReturnType<typeof sql>) =>
  test.database.inSite(site.id, (tx) => tx.execute(statement), { unlimited: true });

/** The steps by name: what is missing, or `done`. */
async function stepsOf(caller: Caller): Promise<Record<string, number | 'done'>> {
  const { steps } = await test.data(workbench.firstSteps, {}, caller);
  return Object.fromEntries(steps.map(({ step, done, count }) => [step, done ? 'done' : count]));
}

it('an empty shop has everything to do, in the order in which it is done', async () => {
  const { branch } = site;
  await test.database.asOwner((db) =>
    db
      .update(sites)
      .set({ branch: { ...branch, phone: placeholderCompany.phone } })
      .where(eq(sites.id, site.id)),
  );
  const manager = await as('manager');
  const { is_new, steps } = await test.data(workbench.firstSteps, {}, manager);
  expect(is_new).toBe(true);
  expect(steps.map(({ step }) => step)).toEqual([
    ...['groups', 'products', 'stock', 'price_lists', 'customers', 'company', 'pages', 'pictures'],
    ...['payment', 'mail', 'order'],
  ]);
  expect(steps.filter(({ done }) => done)).toEqual([]);
  expect(await stepsOf(manager)).toMatchObject({ company: 1, pages: Object.keys(linkedPages).length });
});

it('each step is done by what is really there, and never by something of another shop', async () => {
  const manager = await as('manager');
  const product = await makeProduct(test, site, { priceCents: 0, image: '' });
  await run(sql`UPDATE products SET stock = 0`);
  expect(await stepsOf(manager)).toMatchObject({
    ...{ groups: 'done', products: 1, stock: 1, price_lists: 0, pictures: 1 },
    ...{ customers: 0, company: 'done', order: 0 },
  });
  await run(sql`UPDATE products SET stock = 5, image = '/pictures/zeep.svg' WHERE id = ${product.id}`);
  await run(sql`UPDATE product_units SET price_cents = 100 WHERE product_id = ${product.id}`);
  await run(sql`INSERT INTO content_pages (site_id, code, path, title)
    SELECT ${site.id}, path, path, path FROM unnest(${sql.param(Object.keys(linkedPages))}::text[]) AS path`);
  await makeOrder(test, site, await makeCustomer(test, site), { number: 1 });
  await makePriceList(test, site, [{ unit: product.unit, q: 1, priceCents: 90 }]);
  const { payment, mail, ...others } = await stepsOf(manager);
  expect({ payment, mail }).toEqual({ payment: 0, mail: 0 });
  expect(new Set(Object.values(others))).toEqual(new Set(['done']));
  site = await makeSite(test);
  expect(await stepsOf(await as('manager'))).toMatchObject({
    products: 0,
    stock: 0,
    price_lists: 0,
    order: 0,
  });
});

it('each role sees the steps that it may do', async () => {
  expect(Object.keys(await stepsOf(await as('warehouse')))).toEqual(['stock', 'order']);
  expect(Object.keys(await stepsOf(await as('editor')))).toEqual(['pages']);
  expect(Object.keys(await stepsOf(await as('sales')))).toEqual(['customers', 'order']);
  expect(Object.keys(await stepsOf(await as('catalogue')))).toEqual([
    ...['groups', 'products', 'stock', 'price_lists', 'pictures'],
  ]);
});

it('price lists are done when one has prices, or a customer has a price of its own', async () => {
  const manager = await as('manager');
  const { unit } = await makeProduct(test, site);
  const step = async () =>
    (await test.data(workbench.firstSteps, {}, manager)).steps.find((one) => one.step === 'price_lists');
  // Articles with a price are no price lists.
  expect(await step()).toEqual({ step: 'price_lists', done: false, count: 0 });
  await makePriceList(test, site, []);
  expect(await step()).toEqual({ step: 'price_lists', done: false, count: 1 });
  await makeAgreement(test, site, await makeCustomer(test, site), unit);
  expect(await step()).toEqual({ step: 'price_lists', done: true, count: 0 });
  await makePriceList(test, site, [{ unit, q: 1, priceCents: 90 }]);
  expect(await step()).toEqual({ step: 'price_lists', done: true, count: 1 });
});

it('consumers need no customers and no price lists before the first order', async () => {
  site = await makeSite(test, { prices: 'public' });
  const names = Object.keys(await stepsOf(await as('manager')));
  expect(names).not.toContain('customers');
  expect(names).not.toContain('price_lists');
});

it('a shop that has sold for some time has no first steps', async () => {
  const manager = await as('manager');
  const customer = await makeCustomer(test, site);
  for (let number = 1; number < ORDERS_OF_OPEN_SHOP; number += 1)
    await makeOrder(test, site, customer, { number });
  expect(await test.data(workbench.firstSteps, {}, manager)).toMatchObject({ is_new: true });
  await makeOrder(test, site, customer, { number: ORDERS_OF_OPEN_SHOP });
  expect(await test.data(workbench.firstSteps, {}, manager)).toEqual({ is_new: false, steps: [] });
});
