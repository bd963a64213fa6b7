import { endpoints } from '@toonbank/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { MAX_CART_LINES } from '../../src/modules/cart/store-lines.ts';
import {
  eachCustomer,
  makeGroup,
  makeProduct,
  makeSession,
  type TestApp,
  type TestCustomer,
  type TestProduct,
  testPassword,
} from '../support/index.ts';
import { atOnce, persistently, postgresApp } from './postgres-app.ts';

const { auth, cart, quickOrder } = endpoints;
const LEFT = 5;

let test: TestApp;
let site: Site;
let customer: TestCustomer;
let buyer: { site: Site; sid: string };
let list: TestProduct[];
let others: TestProduct[];

eachCustomer(
  (now) => {
    ({ test, site, customer } = now);
  },
  { app: postgresApp },
);
beforeAll(async () => {
  const group = await makeGroup(test, site);
  const make = () => makeProduct(test, site, { group });
  list = await atOnce(MAX_CART_LINES - LEFT, make);
  others = await atOnce(60, make);
});
beforeEach(async () => {
  buyer = { site, sid: await makeSession(test, site, customer) };
});

const linesOf = (products: TestProduct[]) =>
  products.map(({ id, unit }) => ({ productID: id, unitID: unit.id, quantity: 1 }));
const fill = (caller: typeof buyer, products: TestProduct[]) =>
  test.data(quickOrder.toCart, { lines: linesOf(products) }, caller);
const itemsOf = async (caller: typeof buyer) => (await test.data(cart.get, {}, caller)).items;
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? 'ok';

it('accepts no line beyond the limit when sixty come at once, and refuses the others', async () => {
  await fill(buyer, list);
  const answers = await atOnce(60, (turn) =>
    persistently(() => test.call(cart.update, { id: others[turn]?.id, quantity: 1 }, buyer)),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(LEFT);
  expect(codes.filter((code) => code === 'cart_full')).toHaveLength(60 - LEFT);
  expect(await itemsOf(buyer)).toHaveLength(MAX_CART_LINES);
  // Existing lines can still be changed.
  const { cart: changed } = await test.data(cart.update, { id: list[0]?.id ?? 0, quantity: 3 }, buyer);
  expect(changed.items[0]?.quantity_on_cart).toBe(3);
});

it('accepts as many lines as fit, and names each of the others', async () => {
  await fill(buyer, list);
  const answers = await atOnce(6, () => fill(buyer, others));
  for (const { added, refused } of answers) {
    expect(added).toHaveLength(LEFT);
    expect(refused).toHaveLength(60 - LEFT);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['cart_full']));
  }
  const items = await itemsOf(buyer);
  expect(items).toHaveLength(MAX_CART_LINES);
  expect(items.slice(-LEFT).map((item) => item.quantity_on_cart)).toEqual(Array(LEFT).fill(6));
});

it('loses no line at a login, also where both carts together exceed the limit', async () => {
  await fill(buyer, list);
  const visitor = { site, sid: await makeSession(test, site) };
  await atOnce(20, (turn) => test.data(cart.update, { id: others[turn]?.id ?? 0, quantity: 2 }, visitor));
  const credentials = { username: customer.username, password: testPassword };
  expect((await test.call(auth.login, credentials, visitor)).status).toBe(200);
  const ids = (await itemsOf(buyer)).map((item) => item.product_id);
  expect(new Set(ids)).toEqual(new Set([...list, ...others.slice(0, 20)].map(({ id }) => id)));
  const { id } = others[30] as TestProduct;
  expect(codeOf(await test.call(cart.update, { id, quantity: 1 }, buyer))).toBe('cart_full');
  const first = list[0]?.id ?? 0;
  expect((await test.data(cart.update, { id: first, quantity: 0 }, buyer)).cart.items).toHaveLength(514);
});
