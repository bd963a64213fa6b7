import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { deliver } from '../order-documents/deliver.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeAdmin, makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { send, statement } from './make-statement.ts';

const { withdrawals, editing } = endpoints;

let test: TestApp;
let site: Site;
let manager: { site: Site; sid: string };

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
  manager = {
    site,
    sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role: 'manager' }) }),
  };
});
afterAll(() => test.close());

const list = (handled = false) => test.data(withdrawals.list, { handled }, manager);

it('shows managers each statement with what is known of its order, until it is handled', async () => {
  const customer = await makeCustomer(test, site);
  const { number } = await makeOrder(test, site, customer);
  await deliver(test, site, number);
  const sid = await makeSession(test, site, customer);
  const lines = [{ line: 0, quantity: 1 }];
  await send(test, site, statement({ orderNumber: number, email: customer.username, lines }), sid);
  await send(test, site, statement({ orderNumber: 'geen idee', articles: 'Een doos' }));
  const [first, second, ...more] = await list();
  expect(first).toMatchObject({
    order_number: number,
    standing: 'in_time',
    lines: [{ article_number: 'TP-10234', quantity: 1 }],
    handled_at: null,
  });
  expect(first?.last_day).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(second).toMatchObject({ standing: 'no_order', articles: 'Een doos', delivered_on: null });
  expect(more).toEqual([]);

  const withdrawalID = first?.id ?? 0;
  const change = (handled: boolean) => test.data(withdrawals.setHandled, { withdrawalID, handled }, manager);
  await change(true);
  await change(true);
  expect((await list()).map(({ id }) => id)).toEqual([second?.id]);
  expect(await list(true)).toMatchObject([{ id: withdrawalID, handled_at: expect.stringMatching(/^20/) }]);
  await change(false);
  expect(await list(true)).toEqual([]);
  const actions = await test.data(editing.actions, { kind: 'withdrawal' }, manager);
  expect(actions.map(({ action, details }) => [action, details])).toEqual([
    ['reopen_withdrawal', { name: number }],
    ['handle_withdrawal', { name: number }],
  ]);
});

it('has no statement of another site', async () => {
  const other = await makeSite(test, { prices: 'public' });
  await send(test, other, statement());
  const adminId = await makeAdmin(test, other, { role: 'manager' });
  const theirs = { site: other, sid: await makeSession(test, other, { adminId }) };
  const [foreign] = await test.data(withdrawals.list, {}, theirs);
  expect((await list()).map(({ id }) => id)).not.toContain(foreign?.id);
  const answer = await test.call(
    withdrawals.setHandled,
    { withdrawalID: foreign?.id ?? 0, handled: true },
    manager,
  );
  expect(answer.status).toBe(404);
});
