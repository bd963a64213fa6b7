import type { ProductDoc } from '@/api/types';
import type { PriceView } from '../shop';
import { type Card, toCard } from './card';

/** A card with the default unit only, without the others of its family: a tile links to its product or adds one unit to the cart. */
export function toTile(doc: ProductDoc, view: PriceView): Card {
  const { familyMembers: _members, familyFrom: _from, ...own } = doc;
  return toCard({ ...own, units: doc.units.filter((unit) => unit.puIsDefault) }, view);
}
