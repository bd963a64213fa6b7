/** Something that is due, and what it costs. */
export interface Candidate {
  /** Days until it is used up. */
  daysLeft: number;
  /** As the site shows prices. */
  cents: number;
}

/**
 * The fewest of what is due soonest that together cost at least `missing` cents: none of them could stay away. Empty when
 * all of them do not get there: half the way to free shipping saves nothing.
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
  // What is due last goes first, where the others reach it without.
  return picked
    .toReversed()
    .filter(({ cents }) => {
      if (sum - cents < missing) return true;
      sum -= cents;
      return false;
    })
    .reverse();
}
