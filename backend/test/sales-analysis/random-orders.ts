import fc from 'fast-check';
import type { Site } from '../../src/db/schema/index.ts';
import { makeOrder } from '../orders/make-order.ts';
import type { TestApp, TestCustomer, TestProduct } from '../support/index.ts';

interface PlannedOrder {
  placedAt: Date;
  status: number;
  place: 'home' | 'elsewhere' | 'pickup';
  rows: { product: number; quantity: number; unitContent: number; totalCents: number }[];
}

/** Orders over two years, mostly around days at which periods, years and clocks change. */
export const anyOrders = (products: number): fc.Arbitrary<PlannedOrder[]> => {
  const edges = ['2023-12-31', '2024-02-29', '2024-03-31', '2024-10-27', '2024-12-30', '2025-02-28'];
  const edge = fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -180, max: 1_620 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000));
  const anyTime = fc.date({ min: new Date('2023-12-01'), max: new Date('2026-01-10'), noInvalidDate: true });
  return fc.array(
    fc.record({
      placedAt: fc.oneof(edge, anyTime),
      status: fc.constantFrom(1, 2, 3, 3, 4),
      place: fc.constantFrom('home', 'home', 'elsewhere', 'pickup'),
      rows: fc.array(
        fc.record({
          product: fc.nat(products - 1),
          quantity: fc.integer({ min: 1, max: 40 }),
          unitContent: fc.constantFrom(1, 6, 48),
          totalCents: fc.integer({ min: 0, max: 99_999 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
    { minLength: 80, maxLength: 80 },
  );
};

interface Stored {
  planned: readonly PlannedOrder[];
  products: readonly TestProduct[];
}

export async function storeOrders(
  test: TestApp,
  site: Site,
  customer: TestCustomer,
  { planned, products }: Stored,
): Promise<void> {
  const home = {
    ...{ label: 'Magazijn', street: 'Dokkade', houseNumber: '12', postcode: '9999 AB', city: 'Proefstad' },
    country: 'NL' as const,
  };
  for (const { place, rows, ...order } of planned)
    await makeOrder(test, site, customer, {
      ...order,
      pickup: place === 'pickup',
      address: place === 'elsewhere' ? { ...home, houseNumber: '99' } : home,
      rows: rows.map(({ product, ...row }) => ({
        ...row,
        productId: products[product]?.id,
        unitDescription: `per ${row.unitContent}`,
      })),
    });
}
