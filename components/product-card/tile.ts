import type { ProductDoc } from '@/api/types';
import type { PriceView } from '../shop';
import { type Card, toCard } from './card';

/** A card with the default unit only: a tile links to its product or adds one unit to the cart. */
export const toTile = (doc: ProductDoc, view: PriceView): Card =>
  toCard({ ...doc, units: doc.units.filter((unit) => unit.puIsDefault) }, view);
