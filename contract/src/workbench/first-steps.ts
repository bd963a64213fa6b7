import type { Permission } from '../permissions.ts';

/** The steps that open a new shop, in their order, each with the right to do it (docs/behaviour.md §19.14). */
export const firstSteps = {
  groups: 'products.write',
  products: 'products.write',
  stock: 'stock.write',
  price_lists: 'prices.write',
  customers: 'customers.write',
  company: 'settings.write',
  pages: 'content.write',
  /** Of the site's folder in `tenants/`: the storefront finds it. */
  site: 'settings.write',
  pictures: 'products.write',
  payment: 'settings.write',
  mail: 'settings.write',
  order: 'orders.read',
} as const satisfies Record<string, Permission>;

export type FirstStep = keyof typeof firstSteps;
export const firstStepNames = Object.keys(firstSteps) as [FirstStep, ...FirstStep[]];

/** Steps that a shop can do without: the list does not wait for them. */
export const optionalFirstSteps: ReadonlySet<FirstStep> = new Set(['price_lists']);

/** A shop with so many orders is open: it has no first steps any more. */
export const ORDERS_OF_OPEN_SHOP = 10;
