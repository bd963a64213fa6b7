import { brands as knownBrands } from '../catalogue/brands.ts';
import type { DemoProduct } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import type { DemoPartner, DemoSupplier } from './model.ts';
import { partners } from './partners.ts';
import { suppliers } from './suppliers.ts';

/** The names of the sold brands by key; the house brand is 'house' on every site. */
function soldBrands(products: readonly DemoProduct[]): Map<string, string> {
  const keys = new Map<string, string>(Object.entries(knownBrands).map(([key, { name }]) => [name, key]));
  return new Map(
    products.map(({ brand, houseBrand }) => [houseBrand ? 'house' : (keys.get(brand) ?? brand), brand]),
  );
}

export interface SuppliersOfSite {
  /** With the names of its brands that the site sells. */
  suppliers: { supplier: DemoSupplier; brands: string[] }[];
  /** Their services are for businesses: a shop for consumers has none. */
  partners: DemoPartner[];
}

/** The suppliers of the brands that a site sells, and the partners that fit its assortment. */
export function suppliersOf(
  { prices }: Pick<DemoSite, 'prices'>,
  products: readonly DemoProduct[],
): SuppliersOfSite {
  const sold = soldBrands(products);
  const names = (keys: readonly string[]) => keys.flatMap((key) => sold.get(key) ?? []);
  return {
    suppliers: suppliers
      .map((supplier) => ({ supplier, brands: names(supplier.brands) }))
      .filter(({ brands }) => brands.length > 0),
    partners: prices === 'public' ? [] : partners.filter(({ sells }) => names(sells).length > 0),
  };
}
