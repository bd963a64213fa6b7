import type { ProductDoc } from '@/store/domain';
import type { PriceView } from '../shop';
import { type Card, toCard } from './card';

/** A card of which only the usual unit is told: a tile leads to its product, or puts one in the cart. */
export const toTile = (doc: ProductDoc, view: PriceView): Card =>
  toCard({ ...doc, units: doc.units.filter((unit) => unit.puIsDefault) }, view);
