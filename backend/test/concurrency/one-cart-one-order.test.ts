import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders, type Site } from '../../src/db/schema/index.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
} from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

const { cart } = endpoints;
/** Number of rounds, of fifty sends each; `ROUNDS=100 npm test` is a longer run. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

let test: TestApp;
let site: Site;
let product: TestProduct;
let sid: string;

beforeAll(async () => {
  test = await postgresApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  site = await makeSite(test);
  product = await makeProduct(test, site, { stock: 1000 });
  sid = await makeSession(test, site, await makeCustomer(test, site));
  await test.data(cart.update, { id: product.id, quantity: 3 }, { site, sid });
});

const sendFiftyTimes = (key?: string) =>
  atOnce(50, () =>
    test.call(cart.sendOrder, {}, { site, sid, headers: key ? { 'idempotency-key': key } : {} }),
  );
const stored = () => test.database.inSite(site.id, (tx) => tx.select().from(orders));

it('returns the same order to fifty sends of one cart with one key', async () => {
  const answers = await sendFiftyTimes('sleutel');
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await stored()).toMatchObject([{ number: 1 }]);
});

it(
  'makes one order of fifty sends without a key, round after round: the others meet an empty cart',
  async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (round > 1) await test.data(cart.update, { id: product.id, quantity: 3 }, { site, sid });
      const answers = await sendFiftyTimes();
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const refused = answers.filter((answer) => answer.status !== 200);
      expect(
        new Set(refused.map((answer) => (answer.body as { error: { code: string } }).error.code)),
      ).toEqual(new Set(['cart_empty']));
      expect(await stored()).toHaveLength(round);
    }
  },
  60_000 + ROUNDS * 5_000,
);

it('orders a line or leaves it in the cart, when adding and sending come at once', async () => {
  const extra = await Promise.all(Array.from({ length: 10 }, () => makeProduct(test, site)));
  const caller = { site, sid };
  const [answers] = await Promise.all([
    atOnce(5, () => test.call(cart.sendOrder, {}, caller)),
    Promise.all(extra.map(({ id }) => test.data(cart.update, { id, quantity: 1 }, caller))),
  ]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  const { orders: placed } = await test.data(endpoints.service.orderHistory, { withRows: true }, caller);
  const ordered = placed.flatMap((order) => order.rows ?? []).map((row) => row.product_id);
  const left = (await test.data(cart.get, {}, caller)).items.map((item) => item.product_id);
  expect([...ordered, ...left].sort()).toEqual([product, ...extra].map(({ id }) => id).sort());
});
