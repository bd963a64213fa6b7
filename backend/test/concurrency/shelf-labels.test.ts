import { endpoints } from '@toonbank/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import { newKey, printedTokens } from '../shelf-labels/scan-support.ts';
import {
  eachCustomer,
  makeProduct,
  makeSession,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

const { shelfLabels: labels, cart } = endpoints;

let test: TestApp;
let site: Site;
let product: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;
let token: string;

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  { app: postgresApp },
);
beforeAll(async () => {
  product = await makeProduct(test, site, { stock: 100_000 });
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: [product] });
  [token = ''] = await printedTokens(test, caller, { listID });
});

const ask = (key: string, quantity: number) =>
  test.call(labels.ask, { token, key, items: [{ productID: product.id, quantity }] }, { site });
const queue = () => test.data(labels.requests, {}, caller);
const open = async () => (await queue()).open;
const total = (rows: { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
const inCart = async (as: typeof caller) => {
  const { items } = await test.data(cart.get, {}, as);
  return items.reduce((sum, item) => sum + item.quantity_on_cart, 0);
};
const allDone = (answers: { status: number }[]) =>
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

it('counts every one of many scans at once', async () => {
  allDone(await atOnce(15, (turn) => ask(newKey(), turn + 1)));
  expect(total(await open())).toBe(120);
});

it('treats a form that is sent ten times at once as one request', async () => {
  const key = newKey();
  allDone(await atOnce(10, () => ask(key, 3)));
  expect((await open()).map(({ quantity }) => quantity)).toEqual([3]);
});

it('puts a request into one cart, when two buyers and their double clicks merge at once', async () => {
  for (let turn = 0; turn < 5; turn += 1) await ask(newKey(), 2);
  const colleague = { site, sid: await makeSession(test, site, customer) };
  const requests = (await open()).map(({ request_id, quantity }) => ({ requestID: request_id, quantity }));
  const orders = [requests, requests.toReversed()];
  const answers = await atOnce(8, (turn) =>
    test.call(labels.toCart, { requests: orders[turn % 2] }, turn % 2 === 0 ? caller : colleague),
  );
  allDone(answers);
  expect(await inCart(caller)).toBe(10);
  expect(await open()).toEqual([]);
});

it('loses no request while others merge and dismiss', async () => {
  for (let turn = 0; turn < 4; turn += 1) await ask(newKey(), 10);
  const waiting = await open();
  const [dismissed, ...rest] = waiting.map(({ request_id }) => request_id);
  const requests = rest.map((requestID) => ({ requestID, quantity: 10 }));
  const [merged, , ...asked] = await Promise.all([
    test.call(labels.toCart, { requests }, caller),
    test.call(labels.dismiss, { requestIDs: [dismissed] }, caller),
    ...Array.from({ length: 8 }, () => ask(newKey(), 1)),
  ]);
  allDone([merged, ...asked]);
  expect(await inCart(caller)).toBe(30);
  expect(total(await open())).toBe(8);
});

it('makes one label for one line, for any number of calls at once', async () => {
  const answers = await atOnce(8, () => test.data(labels.make, { listID, covers: 'line' }, caller));
  expect(new Set(answers.flatMap(({ label_ids }) => label_ids)).size).toBe(1);
  expect(await test.data(labels.all, {}, caller)).toHaveLength(1);
});

it('has a label either revoked before a request, or after: never a request that came too late', async () => {
  const [revoked, ...asked] = await Promise.all([
    test.call(labels.revoke, { listID }, caller),
    ...Array.from({ length: 10 }, () => ask(newKey(), 1)),
  ]);
  allDone([revoked]);
  expect(asked.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await open()).toHaveLength(asked.filter(({ status }) => status === 200).length);
  expect((await ask(newKey(), 1)).status).toBe(404);
});
