import { endpoints } from '@toonbank/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import {
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { atOnce, persistently, postgresApp } from './postgres-app.ts';

const { orderLists: lists } = endpoints;

let test: TestApp;
let site: Site;
let products: TestProduct[];
let customer: TestCustomer;
let caller: { site: Site; sid: string };

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  { app: postgresApp },
);
beforeAll(async () => {
  products = await atOnce(20, () => makeProduct(test, site));
});

const add = (listID: number, { id, unit }: TestProduct) =>
  test.call(lists.addItem, { listID, productID: id, unitID: unit.id }, caller);
const sort = (listID: number, order: TestProduct[]) =>
  test.call(lists.setCustomSort, { listID, sortdata: order.map(({ id }) => id) }, caller);
const idsOn = async (listID: number) =>
  (await test.data(lists.get, { listID }, caller)).items.map((item) => item.product.product_id);
const idsOf = (some: TestProduct[]) => some.map(({ id }) => id);
const byNumber = (ids: number[]) => [...ids].sort((a, b) => a - b);
const allDone = (answers: { status: number }[]) =>
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

it('keeps all of twenty products that are added at once, each at its own position', async () => {
  const listID = await makeList(test, site, customer, { sortType: 2 });
  allDone(await Promise.all(products.map((product) => add(listID, product))));
  expect(byNumber(await idsOn(listID))).toEqual(byNumber(idsOf(products)));
  const removed = await Promise.all(
    products.map(({ id }) => test.data(lists.removeItem, { listID, productID: id }, caller)),
  );
  expect(byNumber(removed.map((one) => one.removed?.position ?? -1))).toEqual(products.map((_, at) => at));
});

it('puts one product on a list once, when it is added twenty times at once', async () => {
  const listID = await makeList(test, site, customer);
  allDone(await atOnce(20, () => add(listID, products[0] as TestProduct)));
  expect(await idsOn(listID)).toEqual([products[0]?.id]);
});

it('loses nothing of thirty tabs that add to one line at once, each to the quantity it has read', async () => {
  const [product] = products as [TestProduct];
  const listID = await makeList(test, site, customer);
  await atOnce(30, async () => {
    for (;;) {
      const { items } = await test.data(lists.get, { listID, productIDs: [product.id] }, caller);
      const [held] = items;
      const expected = held ? { unitID: held.unit_id, quantity: held.quantity, note: held.note } : null;
      const request = { listID, productID: product.id, unitID: product.unit.id, expected };
      const quantity = (held?.quantity ?? 0) + 1;
      const { status } = await persistently(() =>
        test.call(lists.addItem, { ...request, quantity, note: `${quantity}` }, caller),
      );
      if (status === 200) return;
      expect(status).toBe(409);
    }
  });
  const { items } = await test.data(lists.get, { listID }, caller);
  expect(items).toMatchObject([{ quantity: 30, note: '30', unit_id: product.unit.id }]);
});

it('has one of two orders when two sort at once, never a mixture, and loses nothing', async () => {
  const backwards = products.toReversed();
  for (let round = 0; round < 5; round += 1) {
    const listID = await makeList(test, site, customer, { products });
    allDone(await Promise.all([sort(listID, products), sort(listID, backwards)]));
    expect([idsOf(products), idsOf(backwards)]).toContainEqual(await idsOn(listID));
  }
});

it('loses nothing when some add and remove while others sort', async () => {
  const [before, after] = [products.slice(0, 10), products.slice(10)];
  const listID = await makeList(test, site, customer, { products: before });
  const gone = before[3] as TestProduct;
  const answers = await Promise.all([
    sort(listID, before.toReversed()),
    ...after.map((product) => add(listID, product)),
    test.call(lists.removeItem, { listID, productID: gone.id }, caller),
    sort(listID, before),
  ]);
  allDone(answers);
  const expected = products.filter((product) => product !== gone);
  expect(byNumber(await idsOn(listID))).toEqual(byNumber(idsOf(expected)));
});

it('makes one list of ten requests with the same name at once', async () => {
  const answers = await atOnce(10, (turn) =>
    test.call(lists.add, { name: turn % 2 === 0 ? 'Keuken' : 'KEUKEN' }, caller),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await test.data(lists.all, {}, caller)).toHaveLength(1);
});

it('never lets a rename and a new list have the same name, nor deadlock', async () => {
  const ids = await Promise.all(['A', 'B', 'C'].map((name) => makeList(test, site, customer, { name })));
  const answers = await Promise.all([
    ...ids.map((listID) => test.call(lists.rename, { listID, listName: 'Dezelfde' }, caller)),
    test.call(lists.add, { name: 'dezelfde' }, caller),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
});

it('stops at a hundred lists, also when they come at once', async () => {
  const made = await atOnce(98, (turn) => makeList(test, site, customer, { name: `Lijst ${turn}` }));
  const answers = await atOnce(5, (turn) => test.call(lists.add, { name: `Nieuw ${turn}` }, caller));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 422, 422, 422]);
  expect(await test.data(lists.all, {}, caller)).toHaveLength(made.length + 2);
});

it('moves back and forth between two lists without a deadlock, and loses nothing', async () => {
  const [left, right] = [products.slice(0, 10), products.slice(10)];
  const one = await makeList(test, site, customer, { products: left });
  const two = await makeList(test, site, customer, { products: right });
  const move = (listID: number, toListID: number, some: TestProduct[]) =>
    test.call(lists.moveItems, { listID, toListID, productIDs: idsOf(some) }, caller);
  allDone(
    await Promise.all([
      ...left.map((product) => move(one, two, [product])),
      ...right.map((product) => move(two, one, [product])),
      sort(one, left.toReversed()),
      sort(two, right.toReversed()),
    ]),
  );
  expect(byNumber([...(await idsOn(one)), ...(await idsOn(two))])).toEqual(byNumber(idsOf(products)));
});

it('adds a list to the cart ten times at once, each time on top of the other', async () => {
  const listID = await makeList(test, site, customer, { products });
  allDone(await atOnce(10, () => test.call(lists.toCart, { listID }, caller)));
  const { items } = await test.data(endpoints.cart.get, {}, caller);
  expect(items.map((item) => item.quantity_on_cart)).toEqual(products.map(() => 10));
});
