import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carts, customers, customerUsers, type Site } from '../../../src/db/schema/index.ts';
import { type Buyer, makeBuyer } from '../../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp } from '../../support/index.ts';
import { atOnce, persistently, postgresApp } from '../postgres-app.ts';

const { cart } = endpoints;

let test: TestApp;
let site: Site;
let product: { id: number };
let buyer: Buyer;
beforeAll(async () => {
  test = await postgresApp();
  site = await makeSite(test);
  product = await makeProduct(test, site);
  buyer = await makeBuyer(test, site);
  // The process knows the session from now on.
  await buyer.add({ id: product.id, quantity: 1 });
  await buyer.cart();
});
afterAll(() => test?.close());

const change = async (turn: number) => {
  const input = { id: product.id, quantity: turn + 2 };
  return (await persistently(() => test.call(cart.update, input, buyer.caller))).status;
};
const version = async () => {
  const where = eq(carts.userId, buyer.customer.userId);
  const rows = await test.database.inSite(site.id, (tx) => tx.select().from(carts).where(where));
  return rows[0]?.version ?? 0;
};
const setActive = (active: boolean) =>
  test.database.inSite(site.id, (tx) =>
    tx.update(customerUsers).set({ active }).where(eq(customerUsers.id, buyer.customer.userId)),
  );

it('a user who is switched off during sixty changes has stored only what was accepted, and sixty later ones store nothing', async () => {
  const before = await version();
  const [statuses] = await Promise.all([atOnce(60, change), setActive(false)]);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(await version()).toBe(before + accepted);
  expect(new Set(await atOnce(60, change))).toEqual(new Set([401]));
  expect(await version()).toBe(before + accepted);
  await setActive(true);
});

it('sixty changes while the customer gets other terms are all stored, each once', async () => {
  await buyer.cart();
  const before = await version();
  const rename = (turn: number) =>
    test.database.inSite(site.id, (tx) =>
      tx
        .update(customers)
        .set({ company: `Afnemer ${turn} B.V.` })
        .where(eq(customers.id, buyer.customer.customerId)),
    );
  const [statuses] = await Promise.all([atOnce(60, change), atOnce(10, rename)]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await version()).toBe(before + 60);
});
