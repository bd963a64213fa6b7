import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carts, type Site } from '../../src/db/schema/index.ts';
import { hashSecret } from '../../src/http/viewer.ts';
import { mergeCarts } from '../../src/modules/cart/merge.ts';
import {
  makeCustomer,
  makeOptions,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  type TestProduct,
  testApp,
  testPassword,
} from '../support/index.ts';

const { auth, cart } = endpoints;
const roll = { name: 'rol', content: 1, priceCents: 100 };
const box = { name: 'doos', content: 10, priceCents: 900 };

let test: TestApp;
let site: Site;
let product: TestProduct;
let customer: TestCustomer;
let visitor: { site: Site; sid: string };
let buyer: { site: Site; sid: string };

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  product = await makeProduct(test, site, { units: [roll, box] });
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await makeCustomer(test, site);
  visitor = { site, sid: await makeSession(test, site) };
  buyer = { site, sid: await makeSession(test, site, customer) };
});

const merge = () =>
  test.database.inSite(site.id, (tx) => mergeCarts(tx, site, hashSecret(visitor.sid), customer.userId));
const add = (who: typeof buyer, id: number, quantity: number, more: Record<string, unknown> = {}) =>
  test.data(cart.update, { id, quantity, ...more }, who);
const cartOf = (who: typeof buyer) => test.data(cart.get, {}, who);
const cartRows = () => test.database.inSite(site.id, (tx) => tx.select().from(carts));

describe('merging carts', () => {
  it('adds the quantities of a unit and keeps the rest of both', async () => {
    const [onlyTheirs, onlyOurs] = [await makeProduct(test, site), await makeProduct(test, site)];
    await add(buyer, product.id, 2);
    await add(buyer, onlyOurs.id, 1);
    await add(visitor, product.id, 3);
    await add(visitor, product.id, 4, { unit: product.units[1]?.id });
    await add(visitor, onlyTheirs.id, 5);
    const before = await cartOf(buyer);
    await merge();
    const after = await cartOf(buyer);
    expect(after.items.map((item) => [item.key, item.quantity_on_cart])).toEqual([
      [String(product.id), 5],
      [`${product.id}.u${product.units[1]?.id}`, 4],
      [String(onlyOurs.id), 1],
      [String(onlyTheirs.id), 5],
    ]);
    expect(after.version).toBeGreaterThan(before.version);
  });

  it('happens once: the visitor’s cart is gone', async () => {
    await add(visitor, product.id, 3);
    await merge();
    await merge();
    expect((await cartOf(buyer)).count).toBe(3);
    expect((await cartOf(visitor)).items).toEqual([]);
    expect((await cartRows()).filter((row) => row.sidHash === hashSecret(visitor.sid))).toEqual([]);
  });

  it('leaves the customer’s cart alone when the visitor had none', async () => {
    await add(buyer, product.id, 3);
    await merge();
    expect(await cartOf(buyer)).toMatchObject({ count: 3, version: 1 });
  });

  it('keeps two units of a product as two lines: no unit and no price changes', async () => {
    const [rolls, boxes] = product.units;
    await add(buyer, product.id, 2, { unit: boxes?.id });
    await add(visitor, product.id, 7, { unit: rolls?.id });
    await merge();
    const { items, totals } = await cartOf(buyer);
    expect(items.map((item) => [item.unit_on_cart, item.quantity_on_cart])).toEqual([
      [boxes?.id, 2],
      [rolls?.id, 7],
    ]);
    expect(totals?.goods).toBe(2 * 9 + 7);
  });

  it('joins the options, and fills the customer’s remarks only where they are empty', async () => {
    const [first, second] = [await makeProduct(test, site), await makeProduct(test, site)];
    const dispenser = await makeProduct(test, site);
    await makeOptions(test, site, dispenser, { choices: [first, second] });
    const choose = (...list: TestProduct[]) => ({ options: list.map(({ id }) => ({ id, quantity: 1 })) });
    await add(buyer, dispenser.id, 1, choose(first));
    await add(visitor, dispenser.id, 1, { ...choose(first, second), comment: 'voordeur' });
    await test.data(cart.setOrderRef, { ref: 'van klant' }, buyer);
    await test.data(cart.setOrderRef, { ref: 'van bezoeker' }, visitor);
    await test.data(cart.setOrderComment, { comment: 'van bezoeker' }, visitor);
    await merge();
    const after = await cartOf(buyer);
    expect(after).toMatchObject({ order_ref: 'van klant', order_comment: 'van bezoeker' });
    expect(after.items).toMatchObject([
      {
        quantity_on_cart: 2,
        comment: 'voordeur',
        selected_options: [{ product_id: first.id }, { product_id: second.id }],
      },
    ]);
  });
});

it('happens at a login: the cart moves along, and the old session has ended', async () => {
  await add(visitor, product.id, 3);
  await add(buyer, product.id, 1);
  const answer = await test.call(
    auth.login,
    { username: customer.username, password: testPassword },
    visitor,
  );
  const { sid } = answer.body as { sid: string };
  expect((await cartOf({ site, sid })).count).toBe(4);
  expect((await test.call(cart.get, {}, visitor)).status).toBe(401);
});
