import type { CartItem } from '@/api/types';
import { nextTier } from '@/lib/catalogue/tiers';
import { roundUpToStep } from '@/lib/quantity';
import { cartLine as words } from '@/locales/nl/cart/cart-line';
import { countOf } from '@/locales/nl/product/units';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';

interface TierHintProps {
  item: CartItem;
  unit: CartItem['units'][number];
  step: number;
  view: PriceView;
}

/** Quantity missing for the next price tier; renders nothing for agreed prices. */
export function TierHint({ item, unit, step, view }: TierHintProps) {
  if (item.priceSource === 'agreement' || view === 'hidden') return null;
  const next = nextTier(unit.pricetable ?? [], item.quantityOnCart, unit.unitContent);
  if (!next || item.calcprice === undefined || next.price >= item.calcprice) return null;
  const missing = roundUpToStep(Math.ceil(next.q / unit.unitContent), step) - item.quantityOnCart;
  return (
    <p className="cart-line-tier">
      {words.tier(countOf(missing, unit.unitName))} <Price euros={next.price} vat={item.vat} view={view} />{' '}
      {words.per(unit.unitName)}
    </p>
  );
}
