import { endpoints } from '@toonbank/contract';
import { expect, it } from 'vitest';
import { orderStatusChanges, type Site, wasteEntries } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import type { Buyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { storeCount } from '../stock-count/store-count.ts';
import { makeProduct, type TestApp, type TestProduct } from '../support/index.ts';

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer((now) => {
  ({ test, site, buyer } = now);
});

const count = (product: TestProduct, day: string, pieces: [number, number], listRef = 1) =>
  storeCount(test, site, buyer.customer, product, { day, pieces, listRef });

const usedOf = async (input: object = {}) => {
  const request = { datefrom: '01-01-2026', dateto: '31-12-2026', ...input };
  const { products } = await test.data(endpoints.salesAnalysis.get, request, buyer.caller);
  return products[0]?.used;
};

it('is what two counts and the deliveries and waste between them say', async () => {
  const rolls = await makeProduct(test, site);
  await count(rolls, '2026-02-01', [30, 10]);
  expect(await usedOf()).toBeUndefined();
  const { id } = await makeOrder(test, site, buyer.customer, {
    placedAt: new Date('2026-02-09T10:00:00Z'),
    status: 3,
    rows: [{ productId: rolls.id, quantity: 3, unitContent: 8 }],
  });
  await test.database.inSite(site.id, async (tx) => {
    const at = new Date('2026-02-10T10:00:00Z');
    await tx
      .insert(orderStatusChanges)
      .values({ siteId: site.id, orderId: id, status: 3, movedBy: 'operator', at });
    await tx.insert(wasteEntries).values({
      ...{ siteId: site.id, customerId: buyer.customer.customerId, userId: buyer.customer.userId },
      ...{ productId: rolls.id, name: rolls.name, articleNumber: rolls.articleNumber, unitDescription: '' },
      ...{ unitContent: 1, quantity: 4, reason: 'broken', valueCents: 0, valuedBy: 'paid', wastedAt: at },
    });
  });
  expect(await usedOf()).toBeNull();
  await count(rolls, '2026-03-01', [15, 0]);
  // 40 + 24 − 4 − 15.
  expect(await usedOf()).toBe(45);
  expect(await usedOf({ dateto: '28-02-2026' })).toBeNull();
  expect(await usedOf({ addressID: buyer.customer.addressId })).toBeUndefined();
  await count(rolls, '2026-03-02', [5, 0], 2);
  expect(await usedOf()).toBeNull();
});
