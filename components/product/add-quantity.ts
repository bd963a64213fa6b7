import type { BuyableUnit } from './buyable';

/**
 * What a line becomes when something is added to it. A cart has one line per product, in one unit; two units are
 * added up in the smaller one if the larger is a multiple of it, otherwise the new choice stands.
 */
export function addQuantity(
  line: { quantityOnCart: number; unitOnCart: number } | undefined,
  quantity: number,
  unit: BuyableUnit,
  units: readonly BuyableUnit[],
): { quantity: number; unit: number } {
  const before = units.find(({ id }) => id === line?.unitOnCart);
  if (!line || !before) return { quantity, unit: unit.id };
  if (before.id === unit.id) return { quantity: line.quantityOnCart + quantity, unit: unit.id };
  const smaller = before.content < unit.content ? before : unit;
  const pieces = line.quantityOnCart * before.content + quantity * unit.content;
  const together = pieces / smaller.content;
  return Number.isInteger(together) ? { quantity: together, unit: smaller.id } : { quantity, unit: unit.id };
}
