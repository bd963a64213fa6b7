/** Quantities in the cart (docs/behaviour.md §7.2). */

export type QuantityRule = { step?: number; maximum?: number };

const stepOf = (step: number | undefined) => Math.max(1, Math.floor(step ?? 1) || 1);

/** The minimum-quantity helper: up to the next multiple of `step`, never below 0 (docs/behaviour.md §7.2). */
export function roundUpToStep(quantity: number, step = 1): number {
  const size = stepOf(step);
  return Number.isFinite(quantity) && quantity > 0 ? Math.ceil(quantity / size) * size : 0;
}

/**
 * The quantity that can be ordered for the wanted one: the next multiple of the step (docs/behaviour.md §7.2). Above the
 * maximum the result is the largest multiple that fits (0 when none does).
 */
export function orderableQuantity(quantity: number, rule: QuantityRule = {}): number {
  const step = stepOf(rule.step);
  if (Number.isNaN(quantity) || quantity <= 0) return 0;
  const largest = Math.max(0, Math.floor((rule.maximum ?? Number.MAX_SAFE_INTEGER) / step) * step);
  return Math.min(Math.ceil(quantity / step) * step, largest);
}

/** One step up, from a quantity that may lie between two steps; not above the maximum. */
export function increase(quantity: number, rule: QuantityRule = {}): number {
  const step = stepOf(rule.step);
  return orderableQuantity((Math.floor(Math.max(0, quantity) / step) + 1) * step, rule);
}

/** One step down; at 0 it does nothing (docs/behaviour.md §7.2). */
export function decrease(quantity: number, rule: QuantityRule = {}): number {
  const step = stepOf(rule.step);
  const lower = (Math.ceil(Math.max(0, quantity) / step) - 1) * step;
  return lower <= 0 ? 0 : orderableQuantity(lower, rule);
}
