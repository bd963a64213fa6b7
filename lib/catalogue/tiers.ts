/** Tier prices (docs/behaviour.md §6.3). Apart from quantities, because visitors without prices load none of this. */

/** One line of a price table: from `q` base pieces on. The caller names the price's field. */
export type TierEntry = { q: number };

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
