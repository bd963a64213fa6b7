import type { ProductDoc, ProductUnit } from '@/api/types';
import type { Buyable } from '../buyable';

const NO_DOSE = 'gebruiksklaar';

/** None where the unit price is the same amount: that of a litre of what is ready for use. */
function useOf({ usePrice, unitPrice }: Partial<ProductUnit>): { use?: number } {
  if (!usePrice || (unitPrice?.measure === 'l' && unitPrice.content === usePrice.content)) return {};
  return { use: usePrice.content };
}

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
    units: product.units.map((unit, at) => ({ ...unit, ...useOf(units[at] ?? {}) })),
  };
}
