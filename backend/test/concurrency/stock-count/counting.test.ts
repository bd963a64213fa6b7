import { randomUUID } from 'node:crypto';
import { type CountEvent, endpoints } from '@toonbank/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { makeList } from '../../order-lists/make-list.ts';
import { countEvent } from '../../stock-count/make-count.ts';
import {
  eachCustomer,
  makeProduct,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { stockCount, orderLists } = endpoints;
const CALLS = 60;

let test: TestApp;
let site: Site;
let product: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;

eachCustomer(
  (now) => {
    ({ test, site, customer, caller } = now);
  },
  { app: postgresApp },
);
beforeAll(async () => {
  product = await makeProduct(test, site);
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: [product] });
});

const update = (key: string, events: CountEvent[], more: object = {}) =>
  persistently(() => test.call(stockCount.update, { listID, key, events, ...more }, caller));
const one = (turn: number) => [
  countEvent({ product, kind: 'add', quantity: 1, device: `telefoon-${turn % 4}`, minutesAgo: 1 }),
];
const countOf = (answer: { body: unknown }) => (answer.body as { data: { count_id: number } }).data.count_id;
const counted = async (countID: number) =>
  (await test.data(stockCount.details, { countID }, caller)).lines[0]?.counted;
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

it('is one count for sixty devices that begin it at once', async () => {
  const answers = await atOnce(CALLS, (turn) => update(randomUUID(), one(turn)));
  expect(statuses(answers)).toEqual([200]);
  expect(new Set(answers.map(countOf)).size).toBe(1);
  expect(await counted(countOf(answers[0] as never))).toBe(CALLS);
});

it('counts nothing twice when one call is sent sixty times at once', async () => {
  const key = randomUUID();
  const events = Array.from({ length: 5 }, (_, turn) => one(turn)).flat();
  const answers = await atOnce(CALLS, () => update(key, events));
  expect(statuses(answers)).toEqual([200]);
  expect(await counted(countOf(answers[0] as never))).toBe(5);
});

it('loses no entry of a device while another one finishes the count', async () => {
  const key = randomUUID();
  await update(key, one(0));
  const answers = await atOnce(CALLS, (turn) =>
    turn === 20 ? update(key, [], { finish: true }) : update(key, one(turn)),
  );
  expect(statuses(answers)).toEqual([200]);
  const { counts } = await test.data(stockCount.history, {}, caller);
  expect(counts).toHaveLength(1);
  expect(await counted(counts[0]?.count_id ?? 0)).toBe(CALLS);
  const { lines } = await test.data(stockCount.sheet, { listID }, caller);
  expect(lines.map(({ last }) => last)).toEqual([CALLS]);
});

it('has no deadlock when the list is removed while it is counted and finished', async () => {
  const answers = await atOnce(CALLS, (turn) =>
    turn === 30
      ? persistently(() => test.call(orderLists.remove, { listID }, caller))
      : update(randomUUID(), one(turn), { finish: turn % 7 === 0 }),
  );
  expect(statuses(answers).filter((status) => status !== 200 && status !== 404)).toEqual([]);
});
