import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { readWithdrawalsCommand, runWithdrawalsCommand } from '../../src/modules/withdrawals/command.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from '../support/index.ts';
import { send, statement, storedOf } from './make-statement.ts';

let test: TestApp;
let site: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
});
afterAll(() => test.close());

const run = async (...args: string[]) => runWithdrawalsCommand(test.database, readWithdrawalsCommand(args));

it('lists what waits for the shop, first come first, until it is handled', async () => {
  expect(await run(site.id)).toBe(`There are no open withdrawals for ${site.id}.`);
  const customer = await makeCustomer(test, site);
  const order = await makeOrder(test, site, customer);
  const found = statement({ email: customer.username, orderNumber: order.number });
  const unknown = statement({ articles: 'Een doos' });
  await send(test, site, found);
  await send(test, site, unknown);
  const [{ id } = { id: 0 }] = await storedOf(test, site, customer.username);
  const [first, second, ...more] = (await run(site.id)).split('\n');
  expect(first).toMatch(
    new RegExp(
      `^${id}  20\\S+Z  ${order.number}  not_delivered  whole order  Noor Bakker  ${customer.username}$`,
    ),
  );
  expect(second).toContain('1042  no_order  part  Noor Bakker');
  expect(more).toEqual([]);
  expect(await run(site.id, 'handled', String(id))).toBe(`Withdrawal ${id} of ${site.id} is handled.`);
  expect(await run(site.id)).not.toContain(customer.username);
  await expect(run(site.id, 'handled', String(id))).rejects.toThrow(`Withdrawal ${id} was handled already.`);
});

it('explains itself, and sees no other site', async () => {
  await expect(run()).rejects.toThrow('Usage: npm run withdrawals');
  await expect(run(site.id, 'gedaan', '1')).rejects.toThrow('Usage');
  await expect(run('nergens')).rejects.toThrow('There is no site nergens.');
  const other = await makeSite(test, { prices: 'public' });
  const sent = statement();
  await send(test, site, sent);
  const [{ id } = { id: 0 }] = await storedOf(test, site, sent.fields.email);
  await expect(run(other.id, 'handled', String(id))).rejects.toThrow(`There is no withdrawal ${id}.`);
});
