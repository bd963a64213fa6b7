import type { DueProduct } from '@/api/types';

/** Two of a product's first unit every three weeks, used up in four days. */
export const aDue = (product: DueProduct['product'], more: Partial<DueProduct> = {}): DueProduct => ({
  product,
  unitId: product.units[0]?.puId ?? 0,
  quantity: 2,
  intervalDays: 21,
  lastOrdered: '2026-11-05',
  dueOn: '2026-11-26',
  daysLeft: 4,
  state: 'soon',
  ...more,
});
