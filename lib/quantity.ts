/** Quantities in the cart (docs/behaviour.md §7.2). */

const stepOf = (step: number | undefined) => Math.max(1, Math.floor(step ?? 1) || 1);

/** The minimum-quantity helper: up to the next multiple of `step`, never below 0 (docs/behaviour.md §7.2). */
export function roundUpToStep(quantity: number, step = 1): number {
  const size = stepOf(step);
  return Number.isFinite(quantity) && quantity > 0 ? Math.ceil(quantity / size) * size : 0;
}

/** One step up, from a quantity that may lie between two steps. */
export function increase(quantity: number, step?: number): number {
  const size = stepOf(step);
  return (Math.floor(Math.max(0, quantity) / size) + 1) * size || 0;
}

/** One step down; at 0 it does nothing (docs/behaviour.md §7.2). */
export function decrease(quantity: number, step?: number): number {
  const size = stepOf(step);
  return Math.max(0, (Math.ceil(quantity / size) - 1) * size || 0);
}
