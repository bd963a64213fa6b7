import type { productUnits } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';

export type Unit = typeof productUnits.$inferSelect;

/** The largest quantity that the contract allows. */
export const MAX_QUANTITY = 100_000;

/** Every product has exactly one default unit. */
export function defaultUnit(units: readonly Unit[]): Unit {
  const unit = units.find((one) => one.isDefault);
  if (!unit) throw new DomainError('product_unavailable', 'This product has no unit to order.');
  return unit;
}

/**
 * Quantities in the default unit are multiples of the product's step.
 * @throws DomainError quantity_step with the nearest valid quantities, below (unless none) and above
 */
export function checkStep(quantity: number, unit: Unit, step: number): void {
  if (!unit.isDefault || quantity % step === 0) return;
  const below = Math.floor(quantity / step) * step;
  const above = below + step;
  throw new DomainError('quantity_step', `The quantity must be a multiple of ${step}.`, {
    ...(below > 0 && { below: String(below) }),
    ...(above <= MAX_QUANTITY && { above: String(above) }),
  });
}
