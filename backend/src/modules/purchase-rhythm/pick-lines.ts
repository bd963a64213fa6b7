/** A due product and its price. */
export interface Candidate {
  /** Days until it is used up. */
  daysLeft: number;
  /** As the site shows prices. */
  cents: number;
}

/**
 * The smallest set of the soonest due products that together cost at least `missing` cents: without any of them it
 * would not be enough. Empty when all of them are not enough: half the way to free shipping saves nothing.
 * @param candidates soonest first
 */
export function pickLines<C extends Candidate>(candidates: readonly C[], missing: number): C[] {
  if (missing <= 0) return [];
  const picked: C[] = [];
  let sum = 0;
  for (const one of candidates) {
    if (sum >= missing) break;
    picked.push(one);
    sum += one.cents;
  }
  if (sum < missing) return [];
  // The product that is due last is dropped first, where the others are enough without it.
  return picked
    .toReversed()
    .filter(({ cents }) => {
      if (sum - cents < missing) return true;
      sum -= cents;
      return false;
    })
    .reverse();
}
