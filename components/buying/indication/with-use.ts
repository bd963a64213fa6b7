import type { ProductDoc } from '@/api/types';
import type { Buyable } from '../buyable';
import { amountOfUse } from './amount-of-use';

const NO_DOSE = 'gebruiksklaar';

/** The price of use for the page of a product and for lists that are sorted by it; only the page shows the dosage. */
export function withUse<T extends Buyable>(
  product: T,
  doc: ProductDoc & { specifications?: { label: string; value: string }[] },
): T {
  const { useMeasure: measure, units, specifications = [] } = doc;
  if (!measure) return product;
  const dose = specifications.find(({ label }) => label === 'Dosering')?.value;
  return {
    ...product,
    use: { measure, ...(dose && dose !== NO_DOSE && { dose }) },
    units: product.units.map((unit, at) => ({ ...unit, ...amountOfUse(units[at] ?? {}) })),
  };
}
