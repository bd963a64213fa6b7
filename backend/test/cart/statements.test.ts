import { endpoints } from '@toonbank/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

const { auth, cart, products } = endpoints;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test?.close());

interface Sent {
  /** The first word of each statement. */
  kinds: (string | undefined)[];
  /** How often a statement is sent after an answer to an earlier one. */
  waits: number;
}

type Send = (config: string | { text: string }, ...rest: unknown[]) => Promise<unknown>;

/** The statements that a piece of work sends to the database. It runs once before: a first call prepares its statements. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent> {
  await work();
  const kinds: (string | undefined)[] = [];
  let waits = 0;
  let isAnswered = false;
  const prototype = pg.Client.prototype as unknown as { query: Send };
  const send = prototype.query;
  prototype.query = function watched(config, ...rest) {
    if (isAnswered) waits += 1;
    isAnswered = false;
    kinds.push((typeof config === 'string' ? config : config.text).trim().split(/[\s;]/)[0]);
    const sent = send.call(this, config, ...rest);
    sent.then(
      () => (isAnswered = true),
      () => {},
    );
    return sent;
  };
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return { kinds, waits };
}

it('a session is checked in three statements, and COMMIT does not wait for the answer', async () => {
  const { caller } = await makeBuyer(test, site);
  const sent = await sentBy(() => test.call(auth.authenticate, {}, caller));
  expect(sent).toEqual({ kinds: ['BEGIN', 'SELECT', 'COMMIT'], waits: 0 });
});

it('a cart is read in one statement, which waits neither for the session nor for COMMIT', async () => {
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 2 });
  const kinds = ['BEGIN', 'SELECT', 'SELECT', 'COMMIT'];
  expect(await sentBy(() => buyer.cart())).toEqual({ kinds, waits: 0 });
});

it('a change of the cart locks it and reads it, and then writes one line', async () => {
  const buyer = await makeBuyer(test, site);
  for (let line = 0; line < 3; line += 1)
    await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 1 });
  const { id } = await makeProduct(test, site);
  const change = async (quantity: number) => {
    await test.data(cart.update, { id, quantity }, buyer.caller);
  };
  const write = ['BEGIN', 'SELECT', 'INSERT', 'SELECT'];
  expect(await sentBy(() => change(4))).toEqual({ kinds: [...write, 'INSERT', 'COMMIT'], waits: 1 });
  expect(await sentBy(() => change(0))).toEqual({ kinds: [...write, 'DELETE', 'COMMIT'], waits: 1 });
});

it('the prices of a page are read in one statement, which waits neither for the session nor for COMMIT', async () => {
  const { caller } = await makeBuyer(test, site);
  const { id } = await makeProduct(test, site);
  const request = { ids: [id], familyFrom: true, facets: false as const, pageSize: 1 };
  const kinds = ['BEGIN', 'SELECT', 'SELECT', 'COMMIT'];
  expect(await sentBy(() => test.call(products.list, request, caller))).toEqual({ kinds, waits: 0 });
});

it('the setting of the planner that a statement needs is one of its connection', async () => {
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute("SELECT current_setting('random_page_cost') AS cost, current_setting('jit') AS jit"),
  );
  expect(rows).toEqual([{ cost: '1.1', jit: 'off' }]);
});
