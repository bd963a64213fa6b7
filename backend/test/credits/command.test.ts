import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, type Site } from '../../src/db/schema/index.ts';
import { readCreditNotesCommand, runCreditNotesCommand } from '../../src/modules/credits/command.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { credit } from './credit-order.ts';
import { makeShortage, type Shortage } from './shortage.ts';

let test: TestApp;
let site: Site;
let shop: Shortage;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  shop = await makeShortage(test, site, { company: 'Café De Proef' });
});
afterAll(() => test.close());

const run = (...args: string[]) => runCreditNotesCommand(test.database, readCreditNotesCommand(args));

it('lists the balances of customers, and notes once that one is settled', async () => {
  expect(await run(site.id)).toBe(`No customer of ${site.id} has a balance.`);
  await credit(test, site, shop.order.id, [1]);
  await test.database.inSite(site.id, (tx) =>
    tx.update(orders).set({ paymentState: 'paid' }).where(eq(orders.id, shop.order.id)),
  );
  await credit(test, site, shop.order.id, [2]);
  const list = await run(site.id);
  expect(list).toMatch(/^C00002 {2}\d{4}-\d\d-\d\d {2}48\.40 {2}.*Café De Proef$/);
  await expect(run(site.id, 'settled', 'C00001')).rejects.toThrow('came off its invoice');
  expect(await run(site.id, 'settled', 'C00002')).toBe(`Credit note C00002 of ${site.id} is settled.`);
  await expect(run(site.id, 'settled', '2')).rejects.toThrow('was settled already');
  await expect(run(site.id, 'settled', 'C00009')).rejects.toThrow('There is no credit note C00009.');
  expect(await run(site.id)).toBe(`No customer of ${site.id} has a balance.`);
});

it('explains itself when its words are not understood', async () => {
  for (const args of [[], [site.id, 'betaald', 'C1'], [site.id, 'settled', 'F00001']])
    expect(() => readCreditNotesCommand(args)).toThrow('Usage');
  await expect(run('nergens')).rejects.toThrow('There is no site nergens.');
});
