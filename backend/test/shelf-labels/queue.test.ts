import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { upkeep } from '../../src/upkeep.ts';
import { makeList } from '../order-lists/make-list.ts';
import {
  eachCustomer,
  makeCustomer,
  makeProduct,
  makeSession,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { newKey, printedTokens } from './scan-support.ts';

const { shelfLabels: labels, cart } = endpoints;

let test: TestApp;
let site: Site;
let plenty: TestProduct;
let scarce: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;
let tokens: string[];

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});
beforeAll(async () => {
  plenty = await makeProduct(test, site, { name: 'Genoeg', priceCents: 250 });
  scarce = await makeProduct(test, site, { name: 'Schaars', stock: 3 });
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: [plenty, scarce], sortType: 2 });
  tokens = await printedTokens(test, caller, { listID, place: 'Kelder' });
});

const ask = (at: 0 | 1, quantity: number) => {
  const productID = [plenty, scarce][at]?.id;
  return test.data(
    labels.ask,
    { token: tokens[at] ?? '', key: newKey(), items: [{ productID: productID ?? 0, quantity }] },
    { site },
  );
};
const queue = () => test.data(labels.requests, {}, caller);
const open = async () => (await queue()).open;
const merge = (requests: { requestID: number; quantity: number }[], as = caller) =>
  test.data(labels.toCart, { requests }, as);
const inCart = async (as = caller) =>
  (await test.data(cart.get, {}, as)).items.map((item) => [item.product_id, item.quantity_on_cart]);

it('adds requested products to the cart in one call; refused ones remain, with the reason', async () => {
  await ask(0, 2);
  await ask(0, 3);
  await ask(1, 5);
  const waiting = await open();
  expect(waiting.map(({ product, quantity, place }) => [product.product_name, quantity, place])).toEqual([
    ['Schaars', 5, 'Kelder'],
    ['Genoeg', 3, 'Kelder'],
    ['Genoeg', 2, 'Kelder'],
  ]);
  expect(waiting[1]?.product.calcprice).toBe(2.5);
  const answer = await merge(
    waiting.map(({ request_id, quantity }) => ({ requestID: request_id, quantity })),
  );
  const [short, ...rest] = waiting.map(({ request_id }) => request_id);
  expect(answer.merged.toSorted()).toEqual(rest.toSorted());
  expect(answer.refused).toMatchObject([
    { product_id: scarce.id, reason: 'insufficient_stock', quantity: 5, fixes: [3], request_ids: [short] },
  ]);
  expect(await inCart()).toEqual([[plenty.id, 5]]);
  const after = await queue();
  expect(after.open.map(({ request_id }) => request_id)).toEqual([short]);
  expect(after.handled).toMatchObject([
    {
      state: 'merged',
      product_name: 'Genoeg',
      quantity: 3,
      ordered: 3,
      handled_by: expect.stringMatching(/^Noor /),
    },
    { state: 'merged', quantity: 2, ordered: 2 },
  ]);
  await merge([{ requestID: short ?? 0, quantity: 3 }]);
  expect(await inCart()).toEqual(expect.arrayContaining([[scarce.id, 3]]));
  expect((await queue()).handled[0]).toMatchObject({ quantity: 5, ordered: 3 });
});

it('goes to a cart once: a second time it is gone', async () => {
  await ask(0, 2);
  const [request] = await open();
  const line = { requestID: request?.request_id ?? 0, quantity: 2 };
  await merge([line]);
  expect(await merge([line, { requestID: 999_999, quantity: 1 }])).toMatchObject({
    merged: [],
    gone: [line.requestID, 999_999],
  });
  expect(await inCart()).toEqual([[plenty.id, 2]]);
  expect(await test.data(labels.reopen, { requestIDs: [line.requestID] }, caller)).toEqual({ reopened: [] });
});

it('goes along with others of its kind at 0, and waits where there is nothing else', async () => {
  await ask(0, 2);
  await ask(0, 1);
  const ids = (await open()).map(({ request_id }) => request_id);
  const of = (...quantities: number[]) =>
    ids.map((requestID, at) => ({ requestID, quantity: quantities[at] ?? 0 }));
  expect((await merge(of(0, 0))).merged).toEqual([]);
  expect(await open()).toHaveLength(2);
  expect((await merge(of(3, 0))).merged.toSorted()).toEqual(ids.toSorted());
  expect(await inCart()).toEqual([[plenty.id, 3]]);
});

it('is dismissed, and restored on undo', async () => {
  await ask(0, 2);
  const [request] = await open();
  const requestIDs = [request?.request_id ?? 0];
  expect(await test.data(labels.dismiss, { requestIDs }, caller)).toEqual({ dismissed: requestIDs });
  expect(await queue()).toMatchObject({ open: [], handled: [{ state: 'dismissed', ordered: null }] });
  expect(await test.data(labels.reopen, { requestIDs }, caller)).toEqual({ reopened: requestIDs });
  expect(await queue()).toMatchObject({ open: [{ request_id: requestIDs[0], quantity: 2 }], handled: [] });
});

it('is counted, in all and per list', async () => {
  await ask(0, 2);
  await ask(1, 1);
  expect(await test.data(labels.counts, {}, caller)).toEqual({
    open: 2,
    lists: [{ list_id: listID, open: 2, labels: 2 }],
  });
  await test.data(labels.revoke, { listID }, caller);
  expect((await test.data(labels.counts, {}, caller)).lists).toEqual([
    { list_id: listID, open: 2, labels: 0 },
  ]);
  expect(await open()).toHaveLength(2);
});

it('is the customer’s own: another customer’s requests are like absent ones', async () => {
  await ask(0, 2);
  const [request] = await open();
  const requestIDs = [request?.request_id ?? 0];
  const stranger = await makeCustomer(test, site);
  const other = { site, sid: await makeSession(test, site, stranger) };
  expect(await test.data(labels.requests, {}, other)).toEqual({ open: [], handled: [] });
  expect(await test.data(labels.counts, {}, other)).toEqual({ open: 0, lists: [] });
  expect(await test.data(labels.dismiss, { requestIDs }, other)).toEqual({ dismissed: [] });
  expect(await merge([{ requestID: requestIDs[0] ?? 0, quantity: 1 }], other)).toMatchObject({
    merged: [],
    gone: requestIDs,
  });
  expect(await inCart(other)).toEqual([]);
  expect(await open()).toHaveLength(1);
});

it('is deleted three months after it was handled, and never while it waits', async () => {
  await ask(0, 2);
  await ask(0, 4);
  const [, handled] = await open();
  await test.data(labels.dismiss, { requestIDs: [handled?.request_id ?? 0] }, caller);
  const age = sql`now() - interval '91 days'`;
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE shelf_requests SET asked_at = ${age},
      handled_at = CASE WHEN handled_at IS NULL THEN NULL ELSE ${age} END`),
  );
  await upkeep(test.database);
  expect(await queue()).toMatchObject({ open: [{ quantity: 4 }], handled: [] });
});
