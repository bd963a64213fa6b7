import { activeTier, countingTiers } from '@/lib/quantity';
import { product as words } from '@/locales/nl/product';
import { countOf } from '@/locales/nl/units';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';
import type { Buyable, BuyableUnit } from './buyable';

export interface TierPricesProps {
  unit: BuyableUnit;
  tiers: { q: number; price: number }[];
  quantity: number;
  product: Buyable;
  view: PriceView;
}

/** Quantity × price, with the tier that holds now marked. Absent where one price holds for all (spec §5). */
export function TierPrices({ unit, tiers, quantity, product, view }: TierPricesProps) {
  const counting = countingTiers(tiers, unit.content);
  if (counting.length < 2) return null;
  const active = activeTier(tiers, quantity, unit.content);
  return (
    <ul aria-label={words.tiers.title} className="mt-1.5 text-xs">
      {counting.map((tier) => (
        <li
          key={tier.q}
          aria-current={tier === active || undefined}
          className="tier flex justify-between gap-3 rounded-s px-1.5 py-0.5 text-ink-soft tabular-nums"
        >
          <span>{words.tiers.from(inUnits(tier.q, unit, product.baseUnit))}</span>
          <Price euros={tier.price} vat={product.vat} view={view} />
        </li>
      ))}
    </ul>
  );
}

/** A threshold in base pieces, said in units where it comes out even. */
function inUnits(q: number, unit: BuyableUnit, baseUnit: string): string {
  const count = q / unit.content;
  return Number.isInteger(count) ? countOf(count, unit.name) : countOf(q, baseUnit);
}
