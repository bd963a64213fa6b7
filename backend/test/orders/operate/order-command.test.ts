import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectEmbedded } from '../../../src/db/connect.ts';
import { mails, type Site } from '../../../src/db/schema/index.ts';
import { readOrderCommand, runOrderCommand } from '../../../src/modules/orders/operate/order-command.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { makeOrder } from '../make-order.ts';

let test: TestApp;
let folder: string;
let site: Site;
let number: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toonbank-order-'));
  test = await testApp(() => connectEmbedded(folder));
  site = await makeSite(test);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  number = (await makeOrder(test, site, await makeCustomer(test, site))).number;
});

const run = async (...args: string[]) => runOrderCommand(test.database, readOrderCommand(args));

it('moves an order through its states and says what it was and is', async () => {
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

it('notes that the money is in, and only then lets an order go on that has to be paid first', async () => {
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

it('writes to nobody about an order on account, which was confirmed when it came', async () => {
  const shop = await makeSite(test);
  const order = await makeOrder(test, shop, await makeCustomer(test, shop));
  await run(shop.id, order.number, 'betaald');
  expect(await test.database.inSite(shop.id, (tx) => tx.select().from(mails))).toEqual([]);
});

it('says when money comes for an order that was cancelled', async () => {
  await run(site.id, number, '4');
  await expect(run(site.id, number, 'betaald')).rejects.toThrow('pay the money back');
});

it('names what is wrong: order, site, status, too much', async () => {
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

it('is a command, which says in a sentence what keeps it from working', async () => {
  const script = fileURLToPath(new URL('../../../src/order-command.ts', import.meta.url));
  const command = (dataDir: string) =>
    new Promise<{ failed: boolean; said: string }>((resolve) => {
      const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
      execFile(process.execPath, [script, site.id, number, '2'], { env }, (error, out, err) =>
        resolve({ failed: error !== null, said: (out + err).trim() }),
      );
    });
  expect(await command(folder)).toEqual({
    failed: true,
    said: `The data folder ${folder} is in use by another process. Stop the shop first.`,
  });
  const elsewhere = join(folder, 'nowhere');
  expect(await command(elsewhere)).toEqual({
    failed: true,
    said: `There is no shop in the data folder ${elsewhere}.`,
  });
});
