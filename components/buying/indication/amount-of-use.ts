import type { ProductUnit } from '@/api/types';

/**
 * How much of the measure of use one unit gives. None where the unit price is the same amount: that of a litre of what is
 * ready for use.
 */
export function amountOfUse({ usePrice, unitPrice }: Partial<ProductUnit>): { use?: number } {
  if (!usePrice || (unitPrice?.measure === 'l' && unitPrice.content === usePrice.content)) return {};
  return { use: usePrice.content };
}
