import { priceFor, type UnitPricing } from '../prices/index.ts';
import type { Unit } from './units.ts';

/** Products have few units; with more there would be too many orders to try. */
const MAX_UNITS = 4;

type PackUnit = Pick<Unit, 'id' | 'name' | 'content' | 'isDefault'>;

export interface Packed {
  unit: PackUnit;
  quantity: number;
}

interface Packable {
  /** The cart's quantities of one product, by unit. */
  packed: readonly Packed[];
  /** All units of the product. */
  units: readonly PackUnit[];
  /** Quantities of the default unit are multiples of it. */
  step: number;
  pricing: ReadonlyMap<number, UnitPricing>;
}

const piecesOf = (packed: readonly Packed[]) =>
  packed.reduce((sum, { unit, quantity }) => sum + unit.content * quantity, 0);

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** As many as possible of the first unit, then of the next; undefined when pieces are left over. */
function fill(pieces: number, units: readonly PackUnit[], step: number): Packed[] | undefined {
  let left = pieces;
  const packed = units.map((unit) => {
    const grain = unit.isDefault ? step : 1;
    const quantity = Math.floor(left / unit.content / grain) * grain;
    left -= quantity * unit.content;
    return { unit, quantity };
  });
  return left === 0 ? packed.filter(({ quantity }) => quantity > 0) : undefined;
}

/** The price of these units, in cents excl. VAT. */
function centsOf(packed: readonly Packed[], pricing: Packable['pricing']): number {
  return packed.reduce((sum, { unit, quantity }) => {
    const known = pricing.get(unit.id);
    return known ? sum + priceFor(known, quantity).cents * quantity : Number.POSITIVE_INFINITY;
  }, 0);
}

/**
 * The same base pieces in other units, where that costs less; undefined where it doesn't. Tiers count per unit, so
 * every order of filling the units is tried.
 * @returns largest unit first, with the saving in cents excl. VAT
 */
export function cheaperPacking({
  packed,
  units,
  step,
  pricing,
}: Packable): { packed: Packed[]; savesCents: number } | undefined {
  if (units.length < 2 || units.length > MAX_UNITS) return undefined;
  const now = centsOf(packed, pricing);
  let best: { packed: Packed[]; cents: number } | undefined;
  for (const order of ordersOf(units)) {
    const filled = fill(piecesOf(packed), order, step);
    const cents = filled ? centsOf(filled, pricing) : now;
    if (filled && cents < (best?.cents ?? now)) best = { packed: filled, cents };
  }
  if (!best) return undefined;
  const largestFirst = best.packed.toSorted((one, other) => other.unit.content - one.unit.content);
  return { packed: largestFirst, savesCents: now - best.cents };
}
