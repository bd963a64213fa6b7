import type { CountPart, CountSheet } from '../../offline/types';
import { keyOf, type PlacedLine, piecesOf } from './lines';

/** Base pieces. `used`: last + delivered − waste − counted; negative when there is more than there can be. */
export type Difference =
  | { kind: 'first' }
  /** The product is kept at other places too, and not all of them are counted. */
  | { kind: 'here'; last: number }
  | { kind: 'whole'; last: number; delivered: number; waste: number; used: number };

/**
 * What the count before says about a line that has been counted; deliveries are known per product, so its use is known
 * when all its places have been counted.
 */
export function differenceOf(
  sheet: CountSheet,
  parts: ReadonlyMap<string, CountPart[]>,
  { product, place, kept }: PlacedLine,
): Difference {
  const lines = sheet.lines.filter(({ productId }) => productId === product.id);
  const counted = lines.map((line) => parts.get(keyOf(line.place, product.id)));
  const extra = parts.get(keyOf(place, product.id));
  if (lines.every(({ last }) => last === null)) return { kind: 'first' };
  if (counted.some((found) => found === undefined) || !kept)
    return kept?.last == null ? { kind: 'first' } : { kind: 'here', last: kept.last };
  const last = lines.reduce((sum, line) => sum + (line.last ?? 0), 0);
  const { delivered = 0, waste = 0 } = sheet.since.find(({ productId }) => productId === product.id) ?? {};
  const all = counted.flatMap((found) => found ?? []);
  const total = piecesOf(product, all.length > 0 ? all : (extra ?? []));
  return { kind: 'whole', last, delivered, waste, used: last + delivered - waste - total };
}
