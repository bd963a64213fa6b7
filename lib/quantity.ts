/** Quantities in the cart (docs/behaviour.md §7.2) and the tier prices that depend on them. */

export type QuantityRule = { step?: number; maximum?: number };

/** One line of a price table: from `q` base pieces on. The caller names the price's field. */
export type TierEntry = { q: number };

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

/** The entries that count, lowest first: those whose q is at least the unit's content (docs/behaviour.md §6.3). */
export function countingTiers<T extends TierEntry>(tiers: readonly T[], unitContent = 1): T[] {
  return tiers.filter((tier) => tier.q >= unitContent).sort((a, b) => a.q - b.q);
}

/** Tiered pricing applies when more than one entry counts (docs/behaviour.md §6.3). */
export function hasTierPrices(tiers: readonly TierEntry[], unitContent = 1): boolean {
  return countingTiers(tiers, unitContent).length > 1;
}

/**
 * The entry for `quantity` units of `unitContent` pieces: the highest q that is reached. Null below the first one,
 * and where tiered pricing does not apply.
 */
export function activeTier<T extends TierEntry>(
  tiers: readonly T[],
  quantity: number,
  unitContent = 1,
): T | null {
  const counting = countingTiers(tiers, unitContent);
  if (counting.length < 2) return null;
  return counting.findLast((tier) => tier.q <= quantity * unitContent) ?? null;
}

/** The entry after the active one, for 'nog 4 tot € 3,10'; null when the lowest price is reached. */
export function nextTier<T extends TierEntry>(
  tiers: readonly T[],
  quantity: number,
  unitContent = 1,
): T | null {
  const counting = countingTiers(tiers, unitContent);
  if (counting.length < 2) return null;
  return counting.find((tier) => tier.q > quantity * unitContent) ?? null;
}
