import type { Site } from '../../src/db/schema/index.ts';
import { makeOrder } from '../orders/make-order.ts';
import type { TestApp, TestCustomer, TestProduct } from '../support/index.ts';

/** An order of one product on each of some days (YYYY-MM-DD), at ten in the morning. @returns the orders' ids */
export async function buy(
  test: TestApp,
  site: Site,
  customer: TestCustomer,
  product: TestProduct,
  {
    on,
    quantity = 2,
    unit = product.unit,
    status = 3,
  }: {
    on: string[];
    quantity?: number;
    unit?: TestProduct['unit'];
    status?: number;
  },
): Promise<number[]> {
  const ids: number[] = [];
  for (const day of on) {
    const row = { productId: product.id, unitId: unit.id, unitContent: unit.content, quantity };
    const placedAt = new Date(`${day}T10:00:00Z`);
    ids.push((await makeOrder(test, site, customer, { placedAt, status, rows: [row] })).id);
  }
  return ids;
}
