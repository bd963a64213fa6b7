/**
 * Allocates an amount over weights, in whole cents that add up to it: each share gets its whole part, and the
 * remaining cents go to the largest remainders, among equals to the first. A share is never more than its weight when
 * the amount is at most the sum of the weights.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  // The product of two amounts of a large cart exceeds the integers that a number holds exactly.
  const amount = BigInt(cents);
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, place) => {
    const product = amount * BigInt(weight);
    return { place, whole: Number(product / sum), remainder: product % sum };
  });
  const left = cents - shares.reduce((total, share) => total + share.whole, 0);
  const lucky = shares
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
    )
    .slice(0, left);
  const extra = new Set(lucky.map((share) => share.place));
  return shares.map(({ place, whole }) => whole + (extra.has(place) ? 1 : 0));
}
