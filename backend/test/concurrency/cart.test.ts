import { endpoints } from '@toonbank/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import {
  eachCustomer,
  makeProduct,
  makeSession,
  type TestApp,
  type TestCustomer,
  type TestProduct,
  testPassword,
} from '../support/index.ts';
import { atOnce, postgresApp } from './postgres-app.ts';

const { auth, cart } = endpoints;

let test: TestApp;
let site: Site;
let list: TestProduct[];
let customer: TestCustomer;
let visitor: { site: Site; sid: string };

eachCustomer(
  (now) => {
    ({ test, site, customer } = now);
  },
  { app: postgresApp },
);
beforeAll(async () => {
  list = await atOnce(20, () => makeProduct(test, site));
});
beforeEach(async () => {
  visitor = { site, sid: await makeSession(test, site) };
});

const addAll = (caller: typeof visitor) =>
  Promise.all(list.map(({ id }) => test.call(cart.update, { id, quantity: 1 }, caller)));
const loggedIn = async () => ({ site, sid: await makeSession(test, site, customer) });

it('keeps all of twenty different products that are added at once, as visitor and as customer', async () => {
  for (const caller of [visitor, await loggedIn()]) {
    const answers = await addAll(caller);
    const versions = answers.map(
      (one) => (one.body as { data: { cart: { version: number } } }).data.cart.version,
    );
    expect(versions.sort((a, b) => a - b)).toEqual(list.map((_, index) => index + 1));
    const after = await test.data(cart.get, {}, caller);
    expect(after).toMatchObject({ count: 20, version: 20 });
    expect(after.items).toHaveLength(20);
  }
});

it('leaves one line when the same product is set twenty times at once', async () => {
  const id = list[0]?.id ?? 0;
  await atOnce(20, (turn) => test.data(cart.update, { id, quantity: turn + 1 }, visitor));
  expect((await test.data(cart.get, {}, visitor)).items).toHaveLength(1);
});

it('merges a visitor into the customer once, when the login is sent four times at once', async () => {
  await test.data(cart.update, { id: list[0]?.id ?? 0, quantity: 3 }, visitor);
  const credentials = { username: customer.username, password: testPassword };
  // A fifth attempt that is counted before the others are checked has to wait.
  const answers = await atOnce(4, () => test.call(auth.login, credentials, visitor));
  expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(200));
  expect((await test.data(cart.get, {}, await loggedIn())).count).toBe(3);
});

it('loses no line that was acknowledged while the visitor logged in', async () => {
  const credentials = { username: customer.username, password: testPassword };
  const [answers] = await Promise.all([addAll(visitor), test.call(auth.login, credentials, visitor)]);
  const kept = list.filter((_, index) => answers[index]?.status === 200).map(({ id }) => id);
  // Calls after the login answer that their session has ended.
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  const { items } = await test.data(cart.get, {}, await loggedIn());
  expect(items.map((item) => item.product_id).sort()).toEqual(kept.sort());
});
