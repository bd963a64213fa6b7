/** A place of a product; base pieces. */
export interface StockedPlace {
  minimum: number;
  maximum: number;
  found: number;
}

export interface OrderUnit {
  /** Base pieces in one unit. */
  content: number;
  /** The quantity is a multiple of this. */
  step: number;
}

/** Base pieces that places below their minimum lack: up to the minimum, and up to the maximum. */
export function missingAt(places: readonly StockedPlace[]): { toMinimum: number; toMaximum: number } {
  const low = places.filter(({ found, minimum }) => found < minimum);
  return {
    toMinimum: low.reduce((sum, { minimum, found }) => sum + minimum - found, 0),
    toMaximum: low.reduce((sum, { maximum, found }) => sum + maximum - found, 0),
  };
}

/**
 * Whole units to order so that every place below its minimum comes up to its maximum, rounded up; 0 while `supply`
 * (base pieces that arrived since the count, are under way or asked for) brings them up to the minimum.
 */
export function proposeQuantity(
  places: readonly StockedPlace[],
  supply: number,
  { content, step }: OrderUnit,
): number {
  const { toMinimum, toMaximum } = missingAt(places);
  if (toMinimum <= 0 || supply >= toMinimum) return 0;
  return Math.ceil((toMaximum - supply) / (content * step)) * step;
}
