import type { BuyableUnit } from '../buying/buyable';
import { usualText } from '../buying/unit-text';
import type { Card } from './card';

/**
 * Units packed into few bytes for list pages: id of the first, index of the default, name of the base piece,
 * then name and content of each.
 */
export type PackedUnits = [id: number, usual: number, base: string, ...(string | number)[]];

/** A card as it is sent to the browser. */
export type PackedCard = Omit<Card, 'units'> & { units: BuyableUnit[] | PackedUnits };

export function unpackUnits([id, usual, base, ...rest]: PackedUnits): BuyableUnit[] {
  const units: BuyableUnit[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const place = at / 2;
    units.push({
      id: id + place,
      name: String(rest[at]),
      content: Number(rest[at + 1]),
      ...(place === usual && { isDefault: true as const }),
    });
  }
  return units.map((unit) => ({ ...unit, text: usualText(unit, units, base) }));
}

const isPacked = (units: PackedCard['units']): units is PackedUnits => typeof units[0] === 'number';

export const unpackCard = ({ units, ...card }: PackedCard): Card => ({
  ...card,
  units: isPacked(units) ? unpackUnits(units) : units,
});
