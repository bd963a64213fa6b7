import type { CountProduct, CountSheet, CountUnit } from '../../offline/types';

/** A code that the customer gave to a unit of a product. */
export type OwnCode = CountSheet['codes'][number];

/**
 * One spelling per code: an article number of the world's trade (EAN-8, UPC-A of 12 digits, EAN-13, ITF-14) without leading
 * zeros, because readers differ in whether they send them; any other code as it is, in capitals.
 */
export function normalCode(code: string): string {
  const trimmed = code.trim();
  return /^\d{8,14}$/.test(trimmed) ? trimmed.replace(/^0+/, '') : trimmed.toUpperCase();
}

export interface FoundUnit {
  product: CountProduct;
  unit: CountUnit;
}

export const defaultUnit = ({ units }: CountProduct): CountUnit | undefined =>
  units.find(({ isDefault }) => isDefault) ?? units[0];

/**
 * Finds the unit that a code stands for, one look in a map per scan: a code that the customer linked itself, then the EAN of a
 * unit, then an article number, which stands for the default unit.
 */
export function codeFinder(
  { products, codes }: Pick<CountSheet, 'products' | 'codes'>,
  linked: readonly OwnCode[] = [],
): (code: string) => FoundUnit | undefined {
  const units = new Map<string, FoundUnit>();
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const product of products) {
    const unit = defaultUnit(product);
    const key = normalCode(product.articleNumber);
    if (unit && key !== '' && !units.has(key)) units.set(key, { product, unit });
  }
  for (const product of products)
    for (const unit of product.units) if (unit.ean !== '') units.set(normalCode(unit.ean), { product, unit });
  for (const { code, productId, unitId } of [...codes, ...linked]) {
    const product = byId.get(productId);
    const unit = product?.units.find(({ id }) => id === unitId);
    if (product && unit) units.set(normalCode(code), { product, unit });
  }
  return (code) => units.get(normalCode(code));
}
