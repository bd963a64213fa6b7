import { activeTier, countingTiers } from '@/lib/catalogue/tiers';
import { buying as words } from '@/locales/nl/product/buying';
import { countOf } from '@/locales/nl/product/units';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';
import type { BuyableUnit } from './buyable';

export interface TierPricesProps {
  unit: BuyableUnit;
  tiers: { q: number; price: number }[];
  quantity: number;
  vat: number;
  baseUnit: string;
  view: PriceView;
  /** Maximum number of tiers shown. */
  most?: number;
}

/**
 * The tiers above the quantity: what is cheaper per unit. The price of the quantity itself is shown above them. Renders
 * nothing when there is one price for all quantities (docs/behaviour.md §6.3).
 */
export function TierPrices({ unit, tiers, quantity, vat, baseUnit, view, most = 99 }: TierPricesProps) {
  const counting = countingTiers(tiers, unit.content);
  if (counting.length < 2) return null;
  const active = activeTier(tiers, quantity, unit.content);
  const first = active ? counting.indexOf(active) + 1 : 0;
  const next = counting.slice(first, first + most);
  if (next.length === 0) return null;
  return (
    <ul aria-label={words.tiers} className="tiers">
      {next.map((tier) => (
        <li key={tier.q}>
          <span>{words.from(inUnits(tier.q, unit, baseUnit))}</span>{' '}
          <Price euros={tier.price} vat={vat} view={view} />
        </li>
      ))}
    </ul>
  );
}

/** Threshold in base pieces, written in units when it divides evenly. */
function inUnits(q: number, unit: BuyableUnit, baseUnit: string): string {
  const count = q / unit.content;
  return Number.isInteger(count) ? countOf(count, unit.name) : countOf(q, baseUnit);
}
