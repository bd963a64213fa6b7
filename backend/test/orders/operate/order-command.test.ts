import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails, type Site } from '../../../src/db/schema/index.ts';
import { readOrderCommand, runOrderCommand } from '../../../src/modules/orders/operate/order-command.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { makeOrder } from '../make-order.ts';

let test: TestApp;
let site: Site;
let number: string;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  number = (await makeOrder(test, site, await makeCustomer(test, site))).number;
});

const run = async (...args: string[]) => runOrderCommand(test.database, readOrderCommand(args));

it('moves an order through its states and prints the former and the new one', async () => {
  expect(await run(site.id, number, '2')).toBe(
    `Order ${number} of ${site.id} was nieuw and is now in verwerking.`,
  );
  expect(await run(site.id, number, 'Geleverd')).toMatch(
    /is now geleverd\. Delivery note P\d+ and invoice F\d+ were made\.$/,
  );
  await expect(run(site.id, number, '4')).rejects.toThrow(
    `Order ${number} is geleverd; it can't become geannuleerd.`,
  );
});

it('records a payment, and only then moves an order with payment in advance', async () => {
  const waiting = { payBefore: new Date('2099-01-01') };
  const shop = await makeSite(test);
  const order = await makeOrder(test, shop, await makeCustomer(test, shop), waiting);
  const run = (status: string) =>
    runOrderCommand(test.database, readOrderCommand([shop.id, order.number, status]));
  await expect(run('2')).rejects.toThrow(`Order ${order.number} has to be paid first.`);
  expect(await run('betaald')).toBe(`Order ${order.number} of ${shop.id} is now paid.`);
  expect(await run('betaald')).toBe(`Order ${order.number} of ${shop.id} was paid already.`);
  expect(await run('verwerking')).toMatch(/is now in verwerking/);
  const queued = await test.database.inSite(shop.id, (tx) => tx.select().from(mails));
  expect(queued).toMatchObject([{ kind: 'order-confirmation' }]);
});

it('sends no mail about an order on account, which was confirmed at once', async () => {
  const shop = await makeSite(test);
  const order = await makeOrder(test, shop, await makeCustomer(test, shop));
  await run(shop.id, order.number, 'betaald');
  expect(await test.database.inSite(shop.id, (tx) => tx.select().from(mails))).toEqual([]);
});

it('reports money that arrives for a cancelled order', async () => {
  await run(site.id, number, '4');
  await expect(run(site.id, number, 'betaald')).rejects.toThrow('pay the money back');
});

it('names the mistake: order, site, status, too many arguments', async () => {
  await expect(run(site.id, '99', '2')).rejects.toThrow('There is no order 99 on this site.');
  await expect(run('elders', number, '2')).rejects.toThrow('There is no site elders.');
  for (const args of [
    [],
    [site.id, '2'],
    [site.id, 'x', '2'],
    [site.id, '2', 'constructor'],
    [site.id, '2', '2', '3'],
  ])
    expect(() => readOrderCommand(args)).toThrow(/^Usage: npm run order/);
});
