import { endpoints } from '@toonbank/contract';
import { afterEach, expect, it, vi } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import type { Buyer } from '../orders/make-buyer.ts';
import { storeCount } from '../stock-count/store-count.ts';
import { makeProduct, type TestApp, type TestProduct } from '../support/index.ts';
import { buy } from './buy.ts';

const { service, cart } = endpoints;
const DOOS = { name: 'doos', content: 6, priceCents: 1_000 };

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);
afterEach(() => vi.useRealTimers());

/** A product that by its purchases, twelve pieces every three weeks, is used up on 6 April. */
async function regular(): Promise<TestProduct> {
  const product = await makeProduct(test, site, { units: [DOOS], stock: 1_000 });
  await buy(test, site, buyer.customer, product, { on: ['2026-02-02', '2026-02-23', '2026-03-16'] });
  return product;
}
const onFirstOfApril = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T10:00:00Z') });
const count = (product: TestProduct, day: string, pieces: number) =>
  storeCount(test, site, buyer.customer, product, { day, pieces: [pieces] });
const inOverview = async () =>
  (await test.data(service.purchaseRhythm, {}, buyer.caller)).due.map(({ due_on }) => due_on);
const hints = () => test.data(cart.hints, {}, buyer.caller);
const inShipping = async () => (await hints()).shipping?.lines.map(({ due_on }) => due_on);

it('decides in the overview and in the cart when a product is due', async () => {
  const product = await regular();
  const other = await makeProduct(test, site, { units: [{ ...DOOS, priceCents: 9_000 }] });
  await buyer.add({ id: other.id, quantity: 1 });
  onFirstOfApril();
  expect([await inOverview(), await inShipping()]).toEqual([['2026-04-06'], ['2026-04-06']]);
  // Enough for months, by the purchases.
  await count(product, '2026-03-20', 60);
  expect([await inOverview(), await inShipping()]).toEqual([[], undefined]);
  // But eight pieces a day were really used.
  await count(product, '2026-03-27', 4);
  expect([await inOverview(), await inShipping()]).toEqual([['2026-03-27'], ['2026-03-27']]);
});
