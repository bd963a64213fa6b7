import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeCustomer, makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { callErp, type Erp, makeKey } from './support/make-key.ts';

const { reads } = integrationEndpoints;

let test: TestApp;
let site: Site;
let erp: Erp;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  erp = await makeKey(test, site);
  const other = await makeSite(test);
  await makeProduct(test, other);
  await makeCustomer(test, other);
});
afterAll(() => test.close());

it('lists come in pages that have each row of the own shop once', async () => {
  const made = [];
  for (let count = 0; count < 5; count += 1) made.push((await makeProduct(test, site)).articleNumber);
  const read: string[] = [];
  for (let na = '0', more = true; more; ) {
    const { data } = (await callErp(test, erp, reads.products, { na, aantal: 2 })).body;
    read.push(...data.products.map((one: { article_number: string }) => one.article_number));
    ({ cursor: na, more } = data);
  }
  expect(read).toEqual(made);
});

it('a stock tells what can be sold, and what is ordered and not delivered', async () => {
  const { id, articleNumber } = await makeProduct(test, site, {
    stock: 100,
    units: [{ name: 'doos', content: 10 }],
  });
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id, quantity: 3 });
  await buyer.sent();
  const { data } = (await callErp(test, erp, reads.stock)).body;
  expect(data.stock).toContainEqual({ article_number: articleNumber, stock: 70, ordered: 30 });
});

it('a customer has users and addresses; guests are left out, and no password is read', async () => {
  const { customerId } = await makeCustomer(test, site, { number: 'K-77', company: 'Proef B.V.' });
  const guest = await makeCustomer(test, site, {
    ...{ number: 'K-78', kind: 'consumer', guestSince: new Date() },
  });
  const { body, text } = await callErp(test, erp, reads.customers);
  const numbers = body.data.customers.map(({ number }: { number: string }) => number);
  expect(numbers).toContain('K-77');
  expect(numbers).not.toContain('K-78');
  const [found] = body.data.customers.filter(({ number }: { number: string }) => number === 'K-77');
  expect(found).toMatchObject({ company: 'Proef B.V.', credit_limit_cents: null });
  expect([found.users.length, found.addresses.length]).toEqual([1, 1]);
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute<{ hash: string }>(
      sql`SELECT password_hash AS hash FROM customer_users WHERE customer_id = ${customerId}`,
    ),
  );
  expect(text).not.toContain(rows[0]?.hash);
  expect(guest).toBeDefined();
});
