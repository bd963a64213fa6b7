import type { DemoUnit } from '../model.ts';
import type { Dice } from './random.ts';
import type { Pack } from './units.ts';

export type PricedPack = Pack & Pick<DemoUnit, 'priceCents' | 'tiers'>;

/** Prices as a shop writes them: single cents below € 3, then steps of 5 cents, from € 100 on steps of 50. */
export function roundPrice(cents: number): number {
  const grid = cents < 300 ? 1 : cents < 10_000 ? 5 : 50;
  return Math.max(grid, Math.round(cents / grid) * grid);
}

/**
 * Cents for one of each pack, from the price of a base piece bought in the smallest pack.
 * A larger pack is never dearer per piece; tiers stay above what the next larger pack costs per piece.
 */
export function pricePacks(
  pieceCents: number,
  packs: readonly Pack[],
  step: number,
  dice: Dice,
): PricedPack[] {
  const priced: PricedPack[] = [];
  let discount = 1;
  for (const pack of packs) {
    const smaller = priced.at(-1);
    let priceCents = roundPrice(pieceCents * pack.content * discount);
    if (smaller) {
      discount *= pack.name === 'pallet' ? dice.between(0.86, 0.9) : dice.between(0.91, 0.95);
      const ceiling = (smaller.priceCents / smaller.content) * pack.content;
      priceCents = Math.min(roundPrice(pieceCents * pack.content * discount), Math.floor(ceiling));
    }
    priced.push({ ...pack, priceCents, tiers: [] });
  }
  const scale = dice.pick([[], [2, 5], [3, 6], [5, 10], [3, 6, 12], [2, 5, 10], [4, 8, 24]]);
  const cuts = [dice.between(0.03, 0.045), dice.between(0.06, 0.085), dice.between(0.1, 0.15)];
  return priced.map((pack, index) => ({
    ...pack,
    tiers: tiersOf(pack, priced[index + 1], scale, cuts, step),
  }));
}

function tiersOf(
  pack: PricedPack,
  larger: PricedPack | undefined,
  scale: number[],
  cuts: number[],
  step: number,
) {
  // A pallet is the last step of the ladder, and a cheap single piece has no room for tiers.
  if (pack.name === 'pallet' || pack.priceCents < 120) return [];
  const floor = larger ? larger.priceCents / larger.content : 0;
  const stride = pack.isDefault ? step : 1;
  const tiers = scale.map((times, index) => ({
    q: times * stride * pack.content,
    priceCents: Math.round(pack.priceCents * (1 - (cuts[index] ?? 0))),
  }));
  const fitting = tiers.filter(
    (tier) => !larger || (tier.q < larger.content && tier.priceCents / pack.content >= floor),
  );
  // One tier alone is no tier table (docs/behaviour.md §6.3).
  return fitting.length > 1 ? fitting : [];
}
