import type { BuyableUnit } from '../buying/buyable';
import { usualText } from '../buying/unit-text';
import type { Card } from './card';
import { type PackedCard, type PackedUnits, unpackUnits } from './unpack-card';

/** Packs the units of a card. A card whose units have a price, a text of their own or gaps in their ids is returned as it is. */
export function packCard(card: Card, base: string): PackedCard {
  const [first] = card.units;
  if (!first) return card;
  const usual = Math.max(
    0,
    card.units.findIndex((unit) => unit.isDefault),
  );
  const packed: PackedUnits = [
    first.id,
    usual,
    base,
    ...card.units.flatMap(({ name, content }) => [name, content]),
  ];
  const again = unpackUnits(packed);
  const same = card.units.every((unit, at) => isSame(unit, again[at], card.units));
  return same ? { ...card, units: packed } : card;
}

const isSame = (unit: BuyableUnit, other: BuyableUnit | undefined, units: readonly BuyableUnit[]): boolean =>
  unit.price === undefined &&
  !unit.agreement &&
  unit.id === other?.id &&
  unit.isDefault === other.isDefault &&
  (unit.text ?? usualText(unit, units)) === other.text;
