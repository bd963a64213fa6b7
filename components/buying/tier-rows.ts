import { countingTiers } from '@/lib/catalogue/tiers';
import { roundUpToStep } from '@/lib/quantity';
import { countOf } from '@/locales/nl/product/units';
import type { Buyable, BuyableUnit } from './buyable';

/** A row of the price table: from this quantity of a unit, one unit costs this price. Euros excl. VAT. */
export interface TierRow {
  unit: BuyableUnit;
  /** The smallest that can be ordered at this price. */
  quantity: number;
  /** Base pieces. */
  pieces: number;
  /** Of one unit. */
  price: number;
  /** Of one base piece, unrounded. */
  piece: number;
  /** Per cent saved per piece compared to the first row; 0 for less than one per cent. */
  saving: number;
  /** Applies to the selected quantity. */
  active: boolean;
}

type Threshold = { q: number; price: number };

/**
 * A unit's thresholds, lowest first: its tiers when there are several (docs/behaviour.md §6.3), otherwise its
 * one price.
 */
function thresholds({ content, price, tiers = [], agreement }: BuyableUnit, least: number): Threshold[] {
  const own = price === undefined ? [] : [{ q: least * content, price }];
  const counting = countingTiers(tiers, content);
  if (counting.length < 2 || agreement) return own;
  const startsLater = (counting[0]?.q ?? 0) > least * content;
  return startsLater ? [...own, ...counting] : counting;
}

/**
 * Prices by quantity: every tier of the selected unit and the first price of the other units, smallest unit
 * first. Show them only when there are at least two rows.
 */
export function tierRows(product: Buyable, chosen: BuyableUnit, quantity: number): TierRow[] {
  const units = product.units.toSorted((one, other) => one.content - other.content);
  const rows = units.flatMap((unit) => {
    const step = (unit.isDefault && product.step) || 1;
    const all = thresholds(unit, step);
    const isChosen = unit.id === chosen.id;
    const reached = isChosen ? all.findLast(({ q }) => q <= quantity * unit.content) : undefined;
    return (isChosen ? all : all.slice(0, 1)).map((threshold) => {
      const count = Math.max(step, roundUpToStep(threshold.q / unit.content, step));
      return {
        unit,
        quantity: count,
        pieces: count * unit.content,
        price: threshold.price,
        piece: threshold.price / unit.content,
        active: threshold === reached,
      };
    });
  });
  const dearest = rows[0]?.piece ?? 0;
  return rows.map((row) => ({
    ...row,
    saving: dearest > 0 ? Math.max(0, Math.round((1 - row.piece / dearest) * 100)) : 0,
  }));
}

/** '5 dozen'. */
export const rowCount = ({ quantity, unit }: TierRow): string => countOf(quantity, unit.name);
