import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  adminUsers,
  carts,
  customers,
  customerUsers,
  type Site,
  sessions,
} from '../../src/db/schema/index.ts';
import { hashSecret } from '../../src/http/viewer.ts';
import { type Buyer, errorOf, makeBuyer } from '../orders/make-buyer.ts';
import {
  makeAdmin,
  makeOptions,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { cart, customerDesk, products } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;
let buyer: Buyer;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test?.close());

/** The process knows the buyer from earlier calls. */
beforeEach(async () => {
  product = await makeProduct(test, site, { priceCents: 1000 });
  buyer = await makeBuyer(test, site);
  await buyer.add({ id: product.id, quantity: 2 });
  await buyer.cart();
});

const inShop: TestApp['database']['inSite'] = (...work) => test.database.inSite(...work);
const change = (quantity: number) => test.call(cart.update, { id: product.id, quantity }, buyer.caller);
/** The first of them is the one that may begin early: a session that was refused is no longer expected. */
const statuses = async () => [
  (await change(9)).status,
  (await test.call(cart.get, {}, buyer.caller)).status,
  (await test.call(products.list, { ids: [product.id], facets: false }, buyer.caller)).status,
];
const version = async () => {
  const where = eq(carts.userId, buyer.customer.userId);
  return (await inShop(site.id, (tx) => tx.select().from(carts).where(where)))[0]?.version ?? 0;
};
/** As another process of the shop would. */
const setActive = (active: boolean) =>
  inShop(site.id, (tx) =>
    tx.update(customerUsers).set({ active }).where(eq(customerUsers.id, buyer.customer.userId)),
  );
const quantityAndPrice = async () => {
  const [line] = (await buyer.cart()).items;
  return [line?.quantity_on_cart, line?.total];
};

it('a user who was switched off reads and changes nothing from the next call on', async () => {
  const before = await version();
  await setActive(false);
  expect(await statuses()).toEqual([401, 401, 401]);
  await setActive(true);
  expect(await version()).toBe(before);
  expect((await buyer.cart()).items).toMatchObject([{ quantity_on_cart: 2 }]);
});

it('a session that was removed reads and changes nothing from the next call on', async () => {
  const where = eq(sessions.sidHash, hashSecret(buyer.caller.sid));
  await inShop(site.id, (tx) => tx.delete(sessions).where(where));
  expect(await statuses()).toEqual([401, 401, 401]);
});

it('a session that became a simulated one still reads, and changes nothing', async () => {
  const before = await version();
  const where = eq(sessions.sidHash, hashSecret(buyer.caller.sid));
  await inShop(site.id, (tx) => tx.update(sessions).set({ simulated: true }).where(where));
  expect(await statuses()).toEqual([403, 200, 200]);
  expect(await version()).toBe(before);
});

it('another price list counts from the next call on, and a change is stored once', async () => {
  const unit = product.units[0];
  if (!unit) throw new Error('The product has no unit.');
  const priceListId = await makePriceList(test, site, [{ unit, q: 1, priceCents: 700 }]);
  const before = await version();
  const where = eq(customers.id, buyer.customer.customerId);
  await inShop(site.id, (tx) => tx.update(customers).set({ priceListId }).where(where));
  const { items } = (await test.data(cart.update, { id: product.id, quantity: 3 }, buyer.caller)).cart;
  expect(items).toMatchObject([{ quantity_on_cart: 3 }]);
  expect(await version()).toBe(before + 1);
  expect(await quantityAndPrice()).toEqual([3, items[0]?.total]);
  await inShop(site.id, (tx) => tx.update(customers).set({ priceListId: null }).where(where));
  const dearer = await quantityAndPrice();
  expect(dearer[0]).toBe(3);
  expect(dearer[1]).not.toBe(items[0]?.total);
});

it('a role that was taken away refuses the next call', async () => {
  const adminId = await makeAdmin(test, site, { role: 'manager' });
  const caller = { site, sid: await makeSession(test, site, { adminId }) };
  const read = async () => {
    const answer = await test.call(customerDesk.applications, {}, caller);
    return [answer.status, (errorOf(answer) as { code?: string } | undefined)?.code];
  };
  expect([await read(), await read()]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const where = eq(adminUsers.id, adminId);
  await inShop(site.id, (tx) => tx.update(adminUsers).set({ role: 'editor' }).where(where));
  expect(await read()).toEqual([403, 'role_required']);
});

it('a wrong request is refused by the session first', async () => {
  const wrong = () => test.call(products.list, { ids: 'none' }, buyer.caller);
  expect((await wrong()).status).toBe(400);
  await setActive(false);
  expect((await wrong()).status).toBe(401);
});

it('a cart that takes more than one step is read whole, at each call', async () => {
  const bracket = await makeProduct(test, site);
  const dispenser = await makeProduct(test, site);
  await makeOptions(test, site, dispenser, { choices: [bracket] });
  const options = [{ id: bracket.id, quantity: 1 as const }];
  const added = await test.data(cart.update, { id: dispenser.id, quantity: 1, options }, buyer.caller);
  expect(added.cart.items).toHaveLength(2);
  for (let call = 0; call < 3; call += 1) expect(await buyer.cart()).toEqual(added.cart);
});
